import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './nginx.ts'
import { prepareTrial } from './trial.ts'

/** A trial's receiver at this port, in a folder of its own. */
async function trialAt(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ports = { RECEIVER_PORT: String(port), RECEIVER_INBOX_PORT: String(await freePort()) }
  return prepareTrial(4173, { ...process.env, ...ports, RECEIVER_FILE: join(folder, 'leads.db') })
}

test('a receiver whose port is taken ends, and whoever started it learns of that', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void holder.close())
  await once(holder, 'listening')
  const address = holder.address()
  const trial = await trialAt(typeof address === 'object' ? (address?.port ?? 0) : 0)
  const onEnded = vi.fn<() => void>()
  trial.start(onEnded)
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce(), 60_000)
})

test('a receiver that is stopped does not end by itself', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const onEnded = vi.fn<() => void>()
  const stop = (await trialAt(await freePort())).start(onEnded)
  onTestFinished(stop)
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('Staff see them at')), 60_000)
  await stop()
  expect(onEnded).not.toHaveBeenCalled()
})
