import { expect, test } from 'vitest'
import { evidenceText } from '../../scripts/support/evidence.ts'
import { evidenceOf } from './evidence.ts'
import type { MutantReport } from './results.ts'

const faults = [
  { id: 'handler missing: go', kind: 'handler missing', at: 'go', status: 'killed' },
  { id: 'double send: go', kind: 'double send', at: 'go', status: 'survived', reason: 'it cannot be seen' },
] as const
const reports: MutantReport[] = [
  { flow: 'booking', level: 'dom', suite: 'edge-pairs', faults, seconds: 1.25 },
  { flow: 'embed', level: 'dom', suite: 'edge-pairs', faults: faults.slice(0, 1), seconds: 2 },
]

test('the page has the table of all flows with its sum, and the faults that go unnoticed with their reasons', () => {
  expect(evidenceText(evidenceOf(reports)).split('\n').slice(4)).toEqual([
    expect.stringMatching(/^Equivalent: /),
    '',
    '| flow | level | suite | faults | killed | survived | equivalent | masked | score | seconds |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| booking | dom | edge-pairs | 2 | 1 | 1 | 0 | 0 | 50 % | 1.3 |',
    '| embed | dom | edge-pairs | 1 | 1 | 0 | 0 | 0 | 100 % | 2.0 |',
    '| all | dom | edge-pairs | 3 | 2 | 1 | 0 | 0 | 66 % | 3.3 |',
    '',
    'What goes unnoticed, and why:',
    '',
    '| flow | fault | status | reason |',
    '| --- | --- | --- | --- |',
    '| booking | double send: go | survived | it cannot be seen |',
    '',
  ])
})

test('the page counts what the oracle noticed in machines', () => {
  const noticed = { ...faults[0], sentences: ['go is now ignored in here; it led to there'] }
  const unnoticed = { ...faults[1], status: 'equivalent' } as const
  const report: MutantReport = {
    flow: 'booking',
    level: 'machine',
    suite: 'edges',
    faults: [noticed, unnoticed],
    seconds: 1,
  }
  expect(evidenceText(evidenceOf([report]))).toContain(
    'Noticed by the oracle of npm test, with a sentence each: 1 of the 1 faults of machines that change something.',
  )
})
