import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
    await setTimeout(150)
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
