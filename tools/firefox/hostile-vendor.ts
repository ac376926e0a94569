import { z } from 'zod'
import { buildIfStale, foldersOf } from '../../scripts/support/build.ts'
import { localEmbeds, serveEmbeds } from '../../scripts/support/serve-embeds.ts'
import { serve } from '../../scripts/support/serve.ts'
import { assault } from '../../tests/hostile/vendor/assault.ts'
import { attempts } from '../../tests/hostile/vendor/attempts.ts'
import { hostileVendor } from '../../tests/hostile/vendor/vendor.ts'
import { configuration, providerOrigin } from '../../tests/support/providers/configuration.ts'
import type { Bidi } from './bidi.ts'
import { launchFirefox } from './launch.ts'
import { firefoxVisitor } from './visitor.ts'

/**
 * Attempts that Firefox allows every frame are left out: stepping through the tab's history, to pages that the visitor
 * has been on.
 */
const tried = attempts.filter(({ isAllowedByFirefox }) => !isAllowedByFirefox)

const out = 'dist-configured'
const usualPort = 5187

const blockedSchema = z.object({
  isBlocked: z.literal(true),
  request: z.object({ request: z.string(), url: z.string() }),
})

/** The result of each attempt in Firefox, by its name; `failure` is null where all is well. */
export async function hostileVendorSteps(program: string): Promise<{ name: string; failure: string | null }[]> {
  const embeds = localEmbeds(usualPort, configuration)
  Object.assign(process.env, configuration, embeds?.variables)
  await buildIfStale(out)
  const { dist, server } = foldersOf(out)
  const site = await serve(usualPort, dist, server)
  const apart = await serveEmbeds(embeds?.port ?? usualPort + 1, server, embeds?.host)
  const steps: { name: string; failure: string | null }[] = []
  for (const part of ['pricing', 'exam'] as const) {
    const { got, broken } = await attack(program, site.url, part)
    const name = `the script of ${part}, turned hostile, gets none of ${tried.length} things, and ${part} works`
    steps.push({ name, failure: problemOf([...got, ...broken.map((attempt) => `not ready: ${attempt}`)]) })
  }
  await Promise.all([site.stop(), apart.stop()])
  return steps
}

async function attack(program: string, site: string, part: 'pricing' | 'exam') {
  const vendor = hostileVendor()
  let session: Bidi | undefined
  const firefox = await launchFirefox(program, (method, params) => {
    const blocked = blockedSchema.safeParse(params).data
    if (method === 'network.beforeRequestSent' && blocked && session) void answer(session, vendor, blocked.request)
  })
  session = firefox.session
  await session.ask('session.subscribe', { events: ['network.beforeRequestSent'] })
  const { protocol, hostname, port } = new URL(providerOrigin)
  const pattern = { type: 'pattern', protocol: protocol.replace(':', ''), hostname, port }
  await session.ask('network.addIntercept', { phases: ['beforeRequestSent'], urlPatterns: [pattern] })
  try {
    return await assault(await firefoxVisitor(firefox, site), vendor, part, { isOpen: false, tried })
  } finally {
    await firefox.close()
  }
}

/** Answers a request of the browser. The request of a tab that was closed meanwhile needs no answer. */
async function answer(
  session: Bidi,
  vendor: ReturnType<typeof hostileVendor>,
  { request, url }: { request: string; url: string },
): Promise<void> {
  const { contentType, body } = vendor.answer(url)
  const headers = [{ name: 'content-type', value: { type: 'string', value: contentType } }]
  const response = { request, statusCode: 200, reasonPhrase: 'OK', headers, body: { type: 'string', value: body } }
  await session.ask('network.provideResponse', response).catch(() => undefined)
}

function problemOf(problems: readonly string[]): string | null {
  return problems.length > 0 ? problems.join('; ') : null
}
