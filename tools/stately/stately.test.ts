import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { flows } from '../../machines/registry.ts'
import { evidencePath, evidenceText } from '../../scripts/support/evidence.ts'
import { root } from '../../scripts/support/setup.mjs'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { clicksOf } from './clicks.ts'
import { complaintsOf, evidenceOf, failing, lostFacts, restless } from './evidence.ts'
import { reportOf, type FlowReport } from './report.ts'
import { restlessness } from './rest.ts'
import { formats, readAsSketch } from './sketch.ts'

let reports: readonly FlowReport[]
beforeAll(async () => {
  reports = await Promise.all(Object.values<AnyFlowModel>(flows).map(reportOf))
})

test('Stately’s machine extractor keeps every fact of our sources but reenter', () => {
  expect(lostFacts(reports).map(({ flow, kind, text }) => `${kind}: ${flow} ${text}`)).toEqual([
    'reenter: carousel moving.playing carousel.next #1 reenters',
    'reenter: carousel moving.playing carousel.previous #1 reenters',
    'reenter: carousel moving.playing carousel.pick #1 reenters',
    'reenter: carousel moving.playing after dwell #1 reenters',
    'reenter: opening loading part.press #1 reenters',
  ])
})

test.each(formats)(
  'in the visualizer every transition works from %s, but for two that follow where no guard holds',
  (format) => {
    expect(failing(reports, format)).toEqual([
      'booking: open.arriving always #5, since ‘open.arriving always #1’ comes first',
      'lead-delivery: attempted always #5, since ‘attempted always #1’ comes first',
    ])
  },
)

test('every download starts and comes to rest', () => {
  expect(restless(reports)).toEqual([])
})

test('nothing is to be complained of, and docs/evidence says what npm run stately -- --check found', () => {
  expect(complaintsOf(reports)).toEqual([])
  const evidence = evidenceOf(reports)
  const written = readFileSync(join(root, evidencePath(evidence.name)), 'utf8')
  expect(written, 'run npm run stately -- --check').toBe(evidenceText(evidence))
})

describe('a fault that a download could have is found:', () => {
  test('an import of anything but xstate', async () => {
    const text = "import { assign } from 'xstate'\nimport { z } from 'zod'\nexport const machine = z(assign)"
    await expect(readAsSketch(text, 'typescript')).rejects.toThrow('Cannot use import statement outside a module')
  })

  test('a text without a machine', async () => {
    await expect(readAsSketch('export const machine = 1', 'typescript')).rejects.toThrow('No machine was found')
  })

  test('a transition that an earlier one hides', () => {
    const hidden = createMachine({
      initial: 'one',
      states: { one: { on: { go: [{ target: 'two' }, { target: 'one' }] } }, two: {} },
    })
    expect(clicksOf(hidden)).toEqual([
      { id: 'one go #1', failure: null },
      { id: 'one go #2', failure: '‘one go #1’ comes first' },
    ])
  })

  test('a machine that asks again as often as it is answered', async () => {
    const text = `import { fromPromise, setup } from 'xstate'
export const machine = setup({ actors: { ask: fromPromise(() => Promise.resolve()) } }).createMachine({
  initial: 'asking',
  states: { asking: { invoke: { src: 'ask', onDone: 'answered' } }, answered: { always: 'asking' } },
})`
    expect(await restlessness(await readAsSketch(text, 'typescript'))).toBe('started, it loops without end')
  })
})
