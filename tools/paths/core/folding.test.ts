import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { leftOutOf } from '../package/paths-of.ts'
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
    'remembering: 4,563 edges fold to 891: the others differ only in what a history state remembers or what is waited for, not in where they lead.',
  ])
})

/** Four switches behind a lid, which are found again as they were left, also by way of a page of questions. */
const switches = createMachine({
  id: 'switches',
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { shut: 'shut' },
      states: {
        ...Object.fromEntries(['one', 'two', 'three', 'four'].map(aSwitch)),
        past: { type: 'history', history: 'deep' },
      },
    },
    shut: { on: { lift: 'open.past', ask: 'questions' } },
    questions: { on: { lift: 'open.past' } },
  },
})

function aSwitch(name: string) {
  const press = `${name}.press`
  return [name, { initial: 'off', states: { off: { on: { [press]: 'on' } }, on: { on: { [press]: 'off' } } } }] as const
}

test('every situation is visited also where edges fold, and what is folded is left out', () => {
  const graph = explore(modelOf(switches))
  const suite = cover(graph, 'edges')
  const visited = new Set(
    suite.paths.flatMap(({ start, steps }) => [start.situation.key, ...steps.map(({ edge }) => edge.to.key)]),
  )
  expect([graph.situations.length, graph.edges.length, visited.size]).toEqual([304, 1408, 304])
  expect(suite.outOfBudget).toEqual([])
  expect(leftOutOf(suite)).toEqual([
    '1,408 edges fold to 368: the others differ only in what a history state remembers or what is waited for, not in where they lead.',
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
