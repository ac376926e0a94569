import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildIfStale, foldersOf } from '../../scripts/support/build.ts'
import { serve } from '../../scripts/support/serve.ts'
import { ensureProgram, fail, root } from '../../scripts/support/setup.mjs'
import { hostileVendorSteps } from './hostile-vendor.ts'
import { launchFirefox } from './launch.ts'
import { firefoxTab } from './tab.ts'
import { walks } from './walks.ts'

const entrySchema = z.object({ level: z.string(), text: z.string().nullable() })

const program = process.env['FIREFOX_PATH'] ?? ensureProgram('firefox-esr') ?? fail('Firefox could not be installed.')
const version = /[\d.]+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown'

await buildIfStale()
const { dist, server } = foldersOf('dist')
const { url: site, stop } = await serve(0, dist, server)

let complaints: string[] = []
const firefox = await launchFirefox(program, (method, params) => {
  const { level = 'error', text = method } = entrySchema.safeParse(params).data ?? {}
  if (level === 'error') complaints.push(`the console said: ${text}`)
})
const tab = firefoxTab(firefox)
const steps: { name: string; failure: string | null }[] = []
const [, , only = ''] = process.argv
for (const [name, walk] of Object.entries(walks).filter(([name]) => name.includes(only))) {
  complaints = []
  await walk(tab, site).catch((error: unknown) => complaints.push(String(error)))
  const failure = complaints.length > 0 ? complaints.join('; ') : null
  console.log(`${failure === null ? 'ok  ' : 'FAIL'} ${name}${failure === null ? '' : `: ${failure}`}`)
  steps.push({ name, failure })
}
await firefox.close()
await stop()
if ('hostile'.includes(only)) {
  for (const { name, failure } of await hostileVendorSteps(program)) {
    console.log(`${failure === null ? 'ok  ' : 'FAIL'} ${name}${failure === null ? '' : `: ${failure}`}`)
    steps.push({ name, failure })
  }
}
const folder = join(root, 'test-results/bench')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'firefox.json'), `${JSON.stringify({ version, steps }, null, 2)}\n`)
process.exit(steps.every(({ failure }) => failure === null) ? 0 : 1)
