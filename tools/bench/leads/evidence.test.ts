import { expect, test } from 'vitest'
import { evidenceText } from '../../../scripts/support/evidence.ts'
import { evidenceOf } from './evidence.ts'
import type { Figures } from './figures.ts'

const figures: Figures = {
  name: 'the outbox',
  leads: 10_000,
  lost: 0,
  lostSilently: 0,
  duplicates: 0,
  repeats: 12,
  kept: 0,
  requests: 16_210,
  requestsPerLead: 1.621,
  steps: 90_000,
  kills: 1800,
  medianDelay: 1,
  slowDelay: 27.4,
  seconds: 9,
}

test('the page has a row for each way of sending, with delays in the unit that a person would choose', () => {
  const senders = [figures, { ...figures, name: 'a slow one', lost: 1492, slowDelay: 900 }]
  const slowest = { ...figures, name: 'the slowest', slowDelay: 100_800 }
  const text = evidenceText(evidenceOf({ node: { seed: 1, risk: 0.02, senders: [...senders, slowest] } }))
  expect(text).toContain('10,000 leads in simulated time, the page killed at 2 % of its steps:')
  expect(text.split('\n').slice(-4)).toEqual([
    '| the outbox | 0 | 0 | 0 | 1.621 | 27 s |',
    '| a slow one | 1,492 | 0 | 0 | 1.621 | 15 min |',
    '| the slowest | 0 | 0 | 0 | 1.621 | 28 h |',
    '',
  ])
})

test('a run in Chromium is described in one paragraph', () => {
  const chromium = { ...figures, browser: 'Chromium 156', leads: 300, tabs: 2, crashes: 14, failures: 0, unkept: 0 }
  expect(evidenceOf({ chromium }).paragraphs.at(-1)).toMatch(
    /^In Chromium: 300 leads in Chromium 156, 2 tabs of one profile, 14 renderer crashes.*: 0 lost, 0 stored twice.*\.$/,
  )
})
