import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { cover } from './cover.ts'
import { explore } from './explore.ts'
import { modelOf } from './model-of.ts'
import { gapsOf } from './summary.ts'

/** Three regions that can be left and entered again by deep history: 17 transitions, 28 configurations. */
const remembering = createMachine({
  id: 'remembering',
  initial: 'on',
  states: {
    on: {
      type: 'parallel',
      on: { leave: 'off' },
      states: {
        one: region('one'),
        two: region('two'),
        three: region('three'),
        past: { type: 'history', history: 'deep' },
      },
    },
    off: { on: { return: 'on.past' } },
  },
})

function region(name: string) {
  return {
    initial: 'a',
    states: {
      a: { on: { [`${name}.next`]: 'b' } },
      b: { on: { [`${name}.next`]: 'c', [`${name}.back`]: 'a' } },
      c: { on: { [`${name}.next`]: 'a', [`${name}.back`]: 'b' } },
    },
  }
}

test('edges that differ only in what is remembered fold, and a sentence says so', () => {
  const graph = explore(modelOf(remembering))
  const suite = cover(graph, 'edges')
  expect([graph.transitions.length, suite.covered, suite.outOfBudget]).toEqual([17, suite.targets, []])
  expect(gapsOf([{ graph, suites: [suite] }])).toEqual([
    'remembering: 4,563 edges fold to 189: the others differ only in what a history state remembers or what is waited for, not in where they lead.',
  ])
})

test('a form of many steps in a row needs no option', () => {
  const steps = Array.from({ length: 30 }, (_, index) => `step ${index + 1}`)
  const states = steps.map((name, index) => [name, { on: { next: steps[index + 1] ?? 'sent' } }] as const)
  const form = createMachine({
    id: 'form',
    initial: 'step 1',
    states: { ...Object.fromEntries(states), sent: {} },
  })
  const suite = cover(explore(modelOf(form)), 'edges')
  expect([suite.budget, suite.paths.length, suite.outOfBudget]).toEqual([30, 1, []])
})
