import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  complaintsOf,
  freshReport,
  linesOf,
  reportTable,
  scoreOf,
  shortfalls,
  withReasons,
  type Judged,
  type MutantReport,
} from './results.ts'

const fault = (id: string, status: Judged['status'], path?: string): Judged => ({
  id,
  kind: 'handler missing',
  at: id,
  status,
  ...(path && { path }),
})
const faults = [
  fault('seen', 'killed', 'abc'),
  fault('unseen', 'survived'),
  fault('alike', 'equivalent'),
  fault('never', 'masked'),
]
const report: MutantReport = { flow: 'booking', level: 'dom', suite: 'edge-pairs', faults, seconds: 1.25 }

describe('reasons', () => {
  test('are asked for where a fault goes unnoticed', () => {
    expect(complaintsOf(faults)).toEqual([
      "'unseen' is survived without a reason",
      "'never' is masked without a reason",
    ])
  })

  test('settle that', () => {
    expect(complaintsOf(withReasons(faults, { unseen: 'it cannot be seen', never: 'nothing sends it' }))).toEqual([])
  })

  test('do not outlive their fault', () => {
    expect(complaintsOf(withReasons([fault('seen', 'killed')], { seen: 'it cannot be seen' }))).toEqual([
      "'seen' has a reason to go unnoticed, and is killed",
    ])
  })
})

describe('the score', () => {
  test('is of all faults but the equivalent ones', () => {
    expect(scoreOf(faults)).toBe(33)
    expect(scoreOf([fault('alike', 'equivalent')])).toBe(100)
  })

  test('has a target per level, for one suite', () => {
    expect(shortfalls([report])).toEqual(['edge-pairs notice 33 % of the faults at the level dom, not 95 %'])
    expect(shortfalls([{ ...report, suite: 'edges' }])).toEqual([])
    expect(shortfalls([{ ...report, faults: faults.slice(0, 1) }])).toEqual([])
  })
})

describe('the report that a run left', () => {
  let results = ''
  beforeEach(() => void (results = mkdtempSync(join(tmpdir(), 'mutants-'))))
  afterEach(() => rmSync(results, { recursive: true }))

  const leave = () => {
    mkdirSync(join(results, 'mutants/dom'), { recursive: true })
    writeFileSync(join(results, 'mutants/dom/booking.json'), JSON.stringify(report))
  }

  test('is read with the suite that was asked for', () => {
    const { read } = freshReport('dom', 'booking', results)
    leave()
    expect(read('edge-pairs', true)).toEqual(report)
  })

  test('is never that of an earlier run', () => {
    leave()
    const { read } = freshReport('dom', 'booking', results)
    expect(existsSync(join(results, 'mutants/dom/booking.json'))).toBe(false)
    expect(read('edge-pairs', false)).toBe('booking, dom, edge-pairs: the run left no report.')
  })

  test('is never that of another suite', () => {
    const { read } = freshReport('dom', 'booking', results)
    leave()
    expect(read('edges', true)).toBe('booking, dom, edges: the run left no report.')
  })

  test('counts for nothing where the run failed for another cause than a fault without a reason', () => {
    const { read } = freshReport('dom', 'booking', results)
    leave()
    expect(read('edge-pairs', false)).toEqual(report)
    const settled = { ...report, faults: [fault('seen', 'killed')] }
    writeFileSync(join(results, 'mutants/dom/booking.json'), JSON.stringify(settled))
    expect(read('edge-pairs', false)).toBe('booking, dom, edge-pairs: the run failed, and not by its faults.')
  })
})

test('a report names the path that killed each fault', () => {
  expect(linesOf(report)).toEqual([
    'booking, dom, edge-pairs',
    '  killed      seen, by path abc',
    '  survived    unseen',
    '  equivalent  alike',
    '  masked      never',
    '',
  ])
})

test('the table has a row per report, and the sum of several', () => {
  expect(reportTable([report, { ...report, flow: 'embed' }])).toBe(
    [
      'flow     level  suite       faults  killed  survived  equivalent  masked  score  seconds',
      'booking  dom    edge-pairs       4       1         1           1       1   33 %      1.3',
      'embed    dom    edge-pairs       4       1         1           1       1   33 %      1.3',
      'all      dom    edge-pairs       8       2         2           2       2   33 %      2.5',
    ].join('\n'),
  )
})
