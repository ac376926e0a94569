import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { foldersOf } from '../../scripts/support/build.ts'
import { root } from '../../scripts/support/setup.mjs'
import { prerenderedPaths } from '../walks/support.ts'

const out = 'dist-rebuilt'
const { dist, server } = foldersOf(out)
const port = Number(process.env['E2E_PORT'] ?? 4187) + 500

let site: { process: ChildProcess; url: string } | undefined

test.afterAll(() => {
  site?.process.kill('SIGKILL')
  for (const folder of [dist, server]) rmSync(folder, { recursive: true, force: true })
})

test('A build under a running site fails no request, of a page or of a file that a page was given before', async () => {
  test.setTimeout(600_000)
  const built = foldersOf('dist')
  cpSync(built.dist, dist, { recursive: true })
  cpSync(built.server, server, { recursive: true })
  site = await startSite()
  const { url } = site
  const addresses = [...prerenderedPaths(), ...readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)]
  const failed: string[] = []
  let asked = 0
  const building = new AbortController()
  const clients = Array.from({ length: 4 }, async () => {
    while (!building.signal.aborted) {
      const address = addresses[asked++ % addresses.length] ?? '/'
      const answer = await fetch(url + address).catch((error: unknown) => ({ status: String(error) }))
      if (answer.status !== 200) failed.push(`${address}: ${answer.status}`)
      if (answer instanceof Response) await answer.arrayBuffer()
    }
  })
  const before = await tagsOf(url)
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--out', out], { cwd: root })
  building.abort()
  await Promise.all(clients)
  const after = await tagsOf(url)
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(addresses.length)
  expect(after).toEqual(before)
  site.process.kill('SIGTERM')
  expect(await once(site.process, 'exit')).toEqual([0, null])
})

/** The ETags of pages, which are equal for equal content: the same sources give the same pages. */
async function tagsOf(url: string): Promise<(string | null)[]> {
  const answers = ['/', '/locations/princeton'].map((path) => fetch(url + path, { method: 'HEAD' }))
  return (await Promise.all(answers)).map(({ headers }) => headers.get('etag'))
}

async function startSite(): Promise<{ process: ChildProcess; url: string }> {
  const args = ['scripts/start.mjs', '--port', String(port), '--out', out]
  const started = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: started.stdout }), 'line')
  return { process: started, url: /http:\S+/.exec(String(line))?.[0] ?? '' }
}
