import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { loadEnv } from 'vite'
import { embedPlace, runsVendorScripts } from '../../content/part-frames.ts'
import { readProviders, type Environment } from '../../content/providers-schema.ts'
import type { HeaderRule } from '../../deploy/headers.ts'
import type { Answer, Asked } from './answer.ts'
import { listening, type Listening } from './listening.ts'
import { createAnswering } from './serve.ts'
import { root } from './setup.mjs'
import { embedsIn } from './write-embeds.ts'

/** The address of the vendors' documents on this machine, with the variables that the build needs for it. */
export interface LocalEmbeds {
  port: number
  host: string
  /** The origin from which pages load them. */
  origin: string
  variables: Readonly<Record<string, string>>
}

/**
 * The address of the vendors' documents for a site at `port` of this machine: the origin in the configuration if that
 * is on this machine, otherwise the next port. Null where no vendor's script is configured.
 */
export function localEmbeds(port: number, environment: Environment = loadEnv('production', root)): LocalEmbeds | null {
  const { providers } = readProviders(environment)
  if (!runsVendorScripts(providers)) return null
  const next = { port: port + 1, host: '127.0.0.1', origin: `http://127.0.0.1:${port + 1}` }
  const site = `http://localhost:${port}`
  if (!environment['VITE_EMBED_ORIGIN'])
    return { ...next, variables: { VITE_EMBED_ORIGIN: next.origin, VITE_EMBED_SITE: site } }
  const { origin } = embedPlace(providers)
  const { hostname, port: named } = new URL(origin)
  if (!['localhost', '127.0.0.1'].includes(hostname) || named === '') return { ...next, origin, variables: {} }
  const variables = environment['VITE_EMBED_SITE'] ? {} : { VITE_EMBED_SITE: site }
  return { port: Number(named), host: hostname, origin, variables }
}

/** The media types of the files there, by ending. */
export const embedTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves a build's vendors' documents, and nothing else. Resolves once it listens; rejects with the socket's error. */
export function serveEmbeds(port: number, server: string, host = '127.0.0.1'): Promise<Listening> {
  return listening(
    createAnswering((asked) => answerTo(asked, server)),
    port,
    host,
  )
}

const nothing: Answer = { status: 404, headers: { 'x-content-type-options': 'nosniff' }, body: 'Not found' }
const refusal: Answer = {
  status: 405,
  headers: { allow: 'GET, HEAD', connection: 'close' },
  body: 'Only GET and HEAD.',
}

async function answerTo({ method, address }: Asked, server: string): Promise<Answer> {
  const { folder, headers } = embedsIn(server)
  if (method !== 'GET' && method !== 'HEAD') return refusal
  const rules: HeaderRule[] = JSON.parse(await readFile(headers, 'utf8'))
  const rule = rules.find(({ pattern }) => pattern === address.split('?')[0])
  if (!rule) return nothing
  const body = await readFile(join(folder, rule.pattern))
  return { status: 200, headers: { ...rule.headers, 'content-type': embedTypes[extname(rule.pattern)] ?? '' }, body }
}
