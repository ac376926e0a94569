import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { levels, readWalks } from '../atlas/walk-record.ts'
import { readHistory } from './history.ts'

const root = join(import.meta.dirname, '../..')

let results = ''
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'one-flow-'))
})
afterEach(() => rmSync(results, { recursive: true }))

/** Walks the one path of a flow on its machine and component in a Vitest of its own; resolves to its status and output. */
async function walkAlone(...more: string[]) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot', ...more]
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST)/.test(name))
  const running = spawn(process.execPath, [...vitest, 'tools/paths/component-paths', 'tools/paths/machine-paths'], {
    cwd: root,
    env: { ...Object.fromEntries(own), PATHS_MACHINE: 'consultation', TEST_RESULTS: results, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (said += String(part)))
  await once(running, 'close')
  return { status: running.exitCode, said }
}

/** How the walks were recorded: one path, on the machine and on the component. */
function recorded(): string[] {
  const inHistory = readHistory(join(results, 'history.jsonl'))
  return levels.flatMap((level) =>
    readWalks(level, 'consultation', results).map(({ result, path }) => {
      const runs = inHistory.filter((one) => one.path === path && one.level === level).flatMap((one) => one.runs)
      return `${level}: ${result}, in the history ${runs.map((run) => run.result).join()}`
    }),
  )
}

test('a flow with one path can be walked by itself', { timeout: 120_000 }, async () => {
  expect(await walkAlone()).toEqual({ status: 0, said: expect.stringContaining('2 passed (2)') })
  expect(recorded()).toEqual(['machine: passed, in the history passed', 'dom: passed, in the history passed'])
})

test('a walk that is not done when its time is over is recorded as timed out', { timeout: 120_000 }, async () => {
  expect(await walkAlone('--testTimeout=5')).toMatchObject({ status: 1 })
  expect(recorded().at(-1)).toBe('dom: timed out, in the history timed out')
})
