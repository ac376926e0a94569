import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { durationOf, readHistory, recordRun, trimHistory, type PathRun, type WalkedPath } from './history.ts'

const path: WalkedPath = { flow: 'booking', path: '0123456789', level: 'dom' }

function run(minute: number, change: Partial<PathRun> = {}): PathRun {
  const at = new Date(Date.UTC(2026, 10, 12, 0, minute)).toISOString()
  return { at, run: `run ${minute}`, commit: 'abc', machine: 'm1', result: 'passed', ms: 100, ...change }
}

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  file = join(folder, 'new', 'history.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('A history that no run has written is empty', () => {
  expect(readHistory(file)).toEqual([])
  expect(durationOf('booking', '0123456789', 'dom', readHistory(file))).toBeNull()
})

test('Each path has its runs at each level, the oldest first', () => {
  recordRun(path, run(2, { result: 'timed out', ms: 20_000 }), file)
  recordRun(path, run(1), file)
  recordRun({ ...path, level: 'browser' }, run(3), file)
  expect(readHistory(file)).toEqual([
    { ...path, runs: [run(1), run(2, { result: 'timed out', ms: 20_000 })] },
    { ...path, level: 'browser', runs: [run(3)] },
  ])
})

test('The last 50 runs are kept, in the file once it is trimmed', () => {
  for (let minute = 0; minute < 53; minute += 1) recordRun(path, run(minute), file)
  const kept = Array.from({ length: 50 }, (_, index) => run(index + 3))
  expect(readHistory(file)).toEqual([{ ...path, runs: kept }])
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(53)
  trimHistory(file)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(50)
  expect(readHistory(file)).toEqual([{ ...path, runs: kept }])
})

test('A path’s duration is the median of the runs that passed', () => {
  for (const [minute, ms] of [300, 100, 200].entries()) recordRun(path, run(minute, { ms }), file)
  recordRun(path, run(9, { result: 'failed', ms: 9000 }), file)
  expect(durationOf('booking', '0123456789', 'dom', readHistory(file))).toBe(200)
  expect(durationOf('booking', '0123456789', 'machine', readHistory(file))).toBeNull()
})

test('A line that was cut off is left out', () => {
  recordRun(path, run(1), file)
  appendFileSync(file, '\n["booking","dom","012345')
  recordRun(path, run(2), file)
  expect(readHistory(file)).toEqual([{ ...path, runs: [run(1), run(2)] }])
})
