import { expect, test } from 'vitest'
import { doorModel } from '../../../tests/support/door.ts'
import { modelOf, walled } from './small-machines.ts'
import { cover, goals } from './cover.ts'
import { explore } from './explore.ts'
import { gapsOf, leftOut, summaryOf } from './summary.ts'

const flows = [doorModel, modelOf(walled, ['go', 'back'])].map((model) => explore(model))
const covered = (budget: number) =>
  flows.map((graph) => ({ graph, suites: goals.map((goal) => cover(graph, goal, budget)) }))

test('one table has what every flow consists of, and its paths and steps per goal', () => {
  expect(`\n${summaryOf(covered(8))}\n`).toMatchInlineSnapshot(`
    "
                                                transitions   edges         pairs         edge-pairs
    flow        situations  transitions  edges  paths  steps  paths  steps  paths  steps  paths  steps
    front-door           2            3      3      1      4      1      4      1      5      1      5
    walled               1            2      0      0      0      0      0      0      0      0      0
    "
  `)
})

test('what no situation takes is listed below it', () => {
  expect(gapsOf(covered(1))).toEqual(['walled: 2 of its transitions are taken in no situation.'])
})

test('what a budget leaves out is named in full', () => {
  const sentences = covered(1).flatMap(({ graph: { model }, suites }) =>
    suites.slice(0, 1).flatMap((suite) => leftOut(model, suite)),
  )
  expect(sentences).toEqual([
    'front-door: 2 of 3 targets of the goal transitions are farther than 1 step:\n  open door.close\n  open xstate.after.spring.front-door.open',
  ])
})
