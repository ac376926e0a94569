import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { cover, goals } from './cover.ts'
import { explore, nameOf, type AnyFlowModel, type Graph } from './explore.ts'

/** A model with one class per event type and the context as its key. */
function modelOf(machine: AnyStateMachine, events: string[], outcomes: AnyFlowModel['outcomes'] = {}): AnyFlowModel {
  return {
    id: machine.id,
    machine,
    input: undefined,
    events: Object.fromEntries(events.map((type) => [type, { '': {} }])),
    outcomes,
    transient: [],
    key: ({ context }) => context,
    words: { states: {}, steps: {} },
  }
}

/** Every edge in one line: where from, by what, where to, by which transition definitions. */
function edgesOf({ edges }: Graph): string[] {
  return edges.map(
    ({ from, to, stimulus, transitions }) =>
      `${from.leaves.join(' & ')} --${nameOf(stimulus)}--> ${to.leaves.join(' & ')} by ${transitions.join(', ')}`,
  )
}

const always = setup({
  types: { context: {} as { isKnown: boolean } },
  guards: { isKnown: ({ context }) => context.isKnown },
  actions: { learn: assign({ isKnown: true }) },
}).createMachine({
  id: 'always',
  context: { isKnown: false },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'unknown' }] },
    unknown: { on: { learn: { target: 'deciding', actions: 'learn' } } },
    known: { on: { again: 'deciding' } },
  },
})

const after = setup({ delays: { patience: 8000 } }).createMachine({
  id: 'after',
  initial: 'quiet',
  states: {
    quiet: { after: { patience: 'slow', 9000: 'late' }, on: { speak: 'heard' } },
    slow: { on: { speak: 'heard' } },
    late: {},
    heard: { type: 'final' },
  },
})

const invoke = setup({ actors: { load: fromPromise(() => Promise.resolve('')) } }).createMachine({
  id: 'invoke',
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'load', src: 'load', onDone: 'loaded', onError: 'failed' },
    },
    loaded: {},
    failed: { on: { retry: 'loading' } },
  },
})
const outcomes = { load: { done: { 'a text': 'text', 'another text': 'other' }, error: { offline: new Error('x') } } }

const nested = setup({}).createMachine({
  id: 'nested',
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      initial: 'first',
      on: { close: 'closed' },
      onDone: 'thanks',
      states: { first: { on: { next: 'second' } }, second: { on: { next: 'last' } }, last: { type: 'final' } },
    },
    thanks: {},
  },
})

const parallel = setup({}).createMachine({
  id: 'parallel',
  type: 'parallel',
  states: {
    left: { initial: 'off', states: { off: { on: { both: 'on' } }, on: { on: { left: 'off' } } } },
    right: { initial: 'off', states: { off: { on: { both: 'on' } }, on: {} } },
  },
})

const twins = setup({
  types: { context: {} as { turn: number } },
  guards: { isFirst: ({ context }) => context.turn === 0, isSecond: ({ context }) => context.turn === 1 },
  actions: { count: assign({ turn: ({ context }) => context.turn + 1 }) },
}).createMachine({
  id: 'twins',
  context: { turn: 0 },
  initial: 'here',
  states: {
    here: {
      on: {
        go: [
          { guard: 'isFirst', actions: 'count' },
          { guard: 'isSecond', target: 'here', actions: 'count', reenter: true },
          { target: 'there' },
        ],
      },
    },
    there: {},
  },
})

const walked: [id: string, model: AnyFlowModel, initial: string[], edges: string[]][] = [
  [
    'always',
    modelOf(always, ['learn', 'again']),
    ['deciding always #2'],
    [
      'unknown --learn--> known by unknown learn, deciding always #1',
      'known --again--> known by known again, deciding always #1',
    ],
  ],
  [
    'after',
    modelOf(after, ['speak']),
    [],
    [
      'quiet --speak--> heard by quiet speak',
      'quiet --after 9000--> late by quiet xstate.after.9000.after.quiet',
      'quiet --after patience--> slow by quiet xstate.after.patience.after.quiet',
      'slow --speak--> heard by slow speak',
    ],
  ],
  [
    'invoke',
    modelOf(invoke, ['retry'], outcomes),
    [],
    [
      'loading --load done: a text--> loaded by loading xstate.done.actor.load',
      'loading --load done: another text--> loaded by loading xstate.done.actor.load',
      'loading --load error: offline--> failed by loading xstate.error.actor.load',
      'failed --retry--> loading by failed retry',
    ],
  ],
  [
    'nested',
    modelOf(nested, ['open', 'next', 'close']),
    [],
    [
      'closed --open--> open.first by closed open',
      'open.first --next--> open.second by open.first next',
      'open.first --close--> closed by open close',
      'open.second --next--> thanks by open.second next, open xstate.done.state.nested.open',
      'open.second --close--> closed by open close',
    ],
  ],
  [
    'parallel',
    modelOf(parallel, ['both', 'left']),
    [],
    [
      'left.off & right.off --both--> left.on & right.on by left.off both, right.off both',
      'left.on & right.on --left--> left.off & right.on by left.on left',
      'left.off & right.on --both--> left.on & right.on by left.off both',
    ],
  ],
  [
    'twins',
    modelOf(twins, ['go']),
    [],
    ['here --go--> here by here go #1', 'here --go--> here by here go #2', 'here --go--> there by here go #3'],
  ],
]

describe.each(walked)('exploring %s', (_, model, initial, edges) => {
  const graph = explore(model)

  test('takes exactly these transitions', () => {
    expect(graph.initialTransitions).toEqual(initial)
    expect(edgesOf(graph)).toEqual(edges)
  })

  test.each(goals)('covers all %s within the budget', (goal) => {
    const { covered, targets, outOfBudget, unreachable } = cover(graph, goal)
    expect({ covered, outOfBudget, unreachable }).toEqual({ covered: targets, outOfBudget: [], unreachable: [] })
  })

  test.each(goals)('twice gives the same paths for %s', (goal) => {
    expect(cover(explore(model), goal).paths.map(({ id, title }) => [id, title])).toEqual(
      cover(graph, goal).paths.map(({ id, title }) => [id, title]),
    )
  })
})

describe('a situation', () => {
  test('ignores every event without an enabled transition', () => {
    const graph = explore(modelOf(nested, ['open', 'next', 'close']))
    expect(graph.situations.map(({ key, ignored }) => [key, ignored.map(nameOf)])).toEqual([
      ['closed {}', ['next', 'close']],
      ['open.first {}', ['open']],
      ['open.second {}', ['open']],
      ['thanks {}', ['open', 'next', 'close']],
    ])
  })

  test('is tried with its ignored events at its first visit only', () => {
    const { paths } = cover(explore(modelOf(nested, ['open', 'next', 'close'])), 'edges')
    expect(
      paths.map(({ start, steps }) => [start, ...steps].map(({ ignored }) => ignored.map(nameOf).join(' '))),
    ).toEqual([
      ['next close', 'open', 'open', 'open next close'],
      ['', '', ''],
      ['', '', '', ''],
    ])
  })
})

describe('the report', () => {
  const graph = explore(modelOf(nested, ['open', 'next', 'close']))

  test('names the edges that a budget of one step leaves out', () => {
    const { covered, targets, outOfBudget, paths } = cover(graph, 'edges', 1)
    expect({ covered, targets, outOfBudget, titles: paths.map(({ title }) => title) }).toEqual({
      covered: 1,
      targets: 5,
      outOfBudget: ['open.first {} next', 'open.first {} close', 'open.second {} next', 'open.second {} close'],
      titles: ['open'],
    })
  })

  test('names the transitions that no situation takes', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'walled',
      initial: 'here',
      states: { here: { on: { go: { guard: 'never', target: 'there' } } }, there: { on: { back: 'here' } } },
    })
    const { unreachable, targets, paths } = cover(explore(modelOf(machine, ['go', 'back'])), 'transitions')
    expect({ unreachable, targets, paths }).toEqual({
      unreachable: ['here go', 'there back'],
      targets: 0,
      paths: [],
    })
  })
})

describe('exploring says in one sentence', () => {
  test('which invoked actor lacks outcomes', () => {
    expect(() => explore(modelOf(invoke, ['retry']))).toThrow(
      new Error("invoke: the model names no outcomes for the invoked actor 'load'."),
    )
  })

  test('that a model explodes', () => {
    const counter = setup({
      types: { context: {} as { count: number } },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({ id: 'counter', context: { count: 0 }, on: { more: { actions: 'count' } } })
    expect(() => explore(modelOf(counter, ['more']))).toThrow(
      new Error(
        "counter: over 20000 situations; project the context key that keeps growing in the model's 'key' (the last one was  {\"count\":20000}).",
      ),
    )
  })
})
