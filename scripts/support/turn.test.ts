import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './turn.mjs'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn-'))
  file = join(folder, '.cache/building')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Work that takes a moment, with what it did. */
function worker() {
  const log: string[] = []
  const work = async () => {
    log.push('begins')
    await setImmediate()
    log.push('ends')
  }
  return { log, work }
}

test('two builds at once are made one after the other', async () => {
  const { log, work } = worker()
  await Promise.all([inTurn(file, work), inTurn(file, work)])
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(existsSync(file)).toBe(false)
})

test('who waits long says for what, and how to go on', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  mkdirSync(join(folder, '.cache'))
  writeFileSync(file, String(process.ppid))
  const { log, work } = worker()
  const waiting = inTurn(file, work)
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  expect(said.mock.calls[0]?.[0]).toContain(`Delete ${file}`)
  rmSync(file)
  await waiting
  expect(log).toEqual(['begins', 'ends'])
  said.mockRestore()
})

test('what another has built meanwhile is not built again', async () => {
  const { log, work } = worker()
  const isDone = () => log.includes('ends')
  await Promise.all([inTurn(file, work, isDone), inTurn(file, work, isDone)])
  await inTurn(file, work, isDone)
  expect(log).toEqual(['begins', 'ends'])
})

test('a build that failed, and one that was killed, keep nobody waiting', async () => {
  const { log, work } = worker()
  await expect(inTurn(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const killed = spawn(process.execPath, ['--eval', ''])
  await once(killed, 'exit')
  writeFileSync(file, String(killed.pid))
  await inTurn(file, work)
  expect(log).toEqual(['begins', 'ends'])
})
