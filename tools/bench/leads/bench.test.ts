import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { failureShare, passageOf, requestFloor, risk, seeded, type Fault } from './faults.ts'
import { isHeld } from './figures.ts'
import { outbox } from './outbox.ts'
import { naiveFetch, threeRetries } from './rivals.ts'
import { runVisitors } from './visitors.ts'
import { hardenedWorkbox, workbox } from './workbox.ts'

const patience = 180_000
const run = { seed: 11, risk }

test(
  'of 500 leads none is lost, stored under its id twice or left behind, while pages are killed at every kind of step',
  async () => {
    const figures = await runVisitors(outbox, { ...run, leads: 500 })
    expect(figures).toMatchObject({ lost: 0, lostSilently: 0, duplicates: 0, kept: 0 })
    expect(isHeld(figures)).toBe(true)
    expect(figures.kills).toBeGreaterThan(40)
    expect(figures.repeats).toBeGreaterThan(30)
    expect(figures.requestsPerLead).toBeGreaterThan(requestFloor - 0.1)
    expect(figures.requestsPerLead).toBeLessThan(requestFloor + 0.4)
  },
  patience,
)

test.each([naiveFetch, threeRetries, workbox, hardenedWorkbox])(
  'the same run loses leads of $name, so that it can tell',
  async (sender) => {
    const figures = await runVisitors(sender, { ...run, leads: sender === threeRetries ? 600 : 200 })
    expect(figures.lost).toBeGreaterThan(0)
    expect(isHeld(figures)).toBe(false)
  },
  patience,
)

test('a run puts back the global functions that its sender replaces', async () => {
  const { fetch, setTimeout } = globalThis
  await runVisitors(workbox, { ...run, leads: 5 })
  expect(globalThis.fetch).toBe(fetch)
  expect(globalThis.setTimeout).toBe(setTimeout)
})

test('the same seed gives the same run', async () => {
  const short = { ...run, leads: 40 }
  const [one, other] = [await runVisitors(outbox, short), await runVisitors(outbox, short)]
  expect({ ...one, seconds: 0 }).toEqual({ ...other, seconds: 0 })
})

test('chance has the faults in the shares that are announced', () => {
  const random = seeded(1)
  const found: (Fault | null)[] = Array.from({ length: 50_000 }, () => passageOf(random).fault)
  const shareOf = (fault: Fault) => Number((found.filter((one) => one === fault).length / found.length).toFixed(2))
  expect(shareOf('drop')).toBe(0.1)
  expect(shareOf('error')).toBe(0.08)
  expect(shareOf('busy')).toBe(0.05)
  expect(shareOf('commitThenError')).toBe(0.03)
  expect(shareOf('commitThenCut')).toBe(0.06)
  expect(failureShare).toBeCloseTo(0.32)
  expect(requestFloor).toBeCloseTo(1.47, 2)
})
