import { assign, createMachine, emit, fromPromise, not, setup, type AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { AnyFlowModel } from '../core/explore.ts'
import { lockProblems } from './lock.ts'
import { textOf } from './lock-file.ts'
import { lockOf } from './record.ts'

const anOrder: { type: 'order'; item?: string } = { type: 'order' }
const emitted: { type: string } = { type: 'baking' }
type Order = typeof anOrder

function isBread(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'item' in params && params.item === 'bread'
}

/** A small shop: its chart as data, so that each test can change a copy. */
const chart = {
  id: 'shop',
  context: { item: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        order: {
          guard: { type: 'isFood', params: ({ event }: { event: Order }) => event },
          target: 'baking',
          actions: { type: 'keep', params: ({ event }: { event: Order }) => event },
        },
      },
    },
    baking: {
      entry: 'announce',
      invoke: { id: 'bake', src: 'bake', input: ({ context }: { context: unknown }) => context, onDone: 'sold' },
      after: { slow: 'late' },
      on: { back: 'closed' },
    },
    late: { on: { hurry: 'baking', back: 'closed' } },
    sold: { on: { back: 'closed' } },
  },
}

const shop = setup({
  types: { context: { item: '' }, events: anOrder, emitted },
  guards: { isFood: (_, params: { item?: string }) => isBread(params) },
  actions: {
    keep: assign({ item: (_, { item }: { item?: string }) => item ?? '' }),
    announce: emit({ type: 'baking' }),
  },
  actors: { bake: fromPromise(() => Promise.resolve()) },
  delays: { slow: 8000 },
})
const machine = shop.createMachine({ id: 'shop', context: { item: '' } }).implementations
function shopOf(
  change: (copy: typeof chart) => object = (copy) => copy,
  model: Partial<AnyFlowModel> = {},
): AnyFlowModel {
  const changed: AnyStateMachine = createMachine({ ...change(chart) })
  return {
    id: 'shop',
    machine: changed.provide(machine),
    input: undefined,
    events: { order: { bread: { item: 'bread' }, 'a stone': { item: 'stone' } }, back: { '': {} }, hurry: { '': {} } },
    outcomes: { bake: { done: { '': undefined } } },
    transient: [],
    key: ({ context }) => context,
    words: { states: {}, steps: {}, refusals: {} },
    ...model,
  }
}

const locked = textOf(lockOf(shopOf()))

/** What is said of a changed shop: the sentences without the flow's name, the paths and the remedy. */
function saidOf(model: AnyFlowModel): string[] {
  return lockProblems(model, locked).map((problem) => problem.replace(/^shop: /, '').replace(/ Seen on .*$/, ''))
}

function withState(name: keyof typeof chart.states, change: object): (copy: typeof chart) => object {
  return (copy) => ({ ...copy, states: { ...copy.states, [name]: { ...copy.states[name], ...change } } })
}

const order = chart.states.closed.on.order

const remedy = 'If that is meant, run `npm run paths:lock` and review its diff.'
const otherPaths = (added: string, gone: number) =>
  `the paths that cover today's machine are not those of the lock: ${added} new, ${gone} gone.`

test('a machine that has not changed does what its lock says', () => {
  expect(lockProblems(shopOf(), locked)).toEqual([])
})

test('the whole message names the flow and the path', () => {
  const [path] = lockOf(shopOf()).paths.filter(({ steps }) => steps.includes('hurry'))
  expect(lockProblems(shopOf(withState('late', { on: { hurry: 'sold', back: 'closed' } })), locked)).toEqual([
    `shop: hurry in late now leads to sold; it led to baking. In the chart ‘hurry in late -> baking’ became ‘hurry in late -> sold’. Seen on 1 path: ${String(path?.id)}.`,
    `shop: ${remedy}`,
  ])
})

describe('a changed chart is said as a change of behaviour:', () => {
  test('a transition that is gone', () => {
    expect(saidOf(shopOf(withState('late', { on: { back: 'closed' } })))).toEqual([
      'hurry is now ignored in late; it led to baking. The chart no longer has ‘hurry in late -> baking’.',
      otherPaths('1 path', 1),
      remedy,
    ])
  })

  test('a dropped action of a state', () => {
    expect(saidOf(shopOf(withState('baking', { entry: [] })))).toEqual([
      'announce no longer runs on entering baking.',
      remedy,
    ])
  })

  test('a dropped action of a transition, and not what follows from it', () => {
    expect(saidOf(shopOf(withState('closed', { on: { order: { ...order, actions: [] } } })))).toEqual([
      'keep no longer runs on order in closed.',
      remedy,
    ])
  })

  test('a guard that is gone', () => {
    expect(saidOf(shopOf(withState('closed', { on: { order: { ...order, guard: undefined } } })))).toEqual([
      'order in closed now leads to baking when it is ‘a stone’; it was ignored. In the chart ‘order in closed if isFood -> baking’ became ‘order in closed -> baking’.',
      otherPaths('3 paths', 1),
      remedy,
    ])
  })

  test('a negated guard', () => {
    const changed = withState('closed', { on: { order: { ...order, guard: not(order.guard) } } })
    expect(saidOf(shopOf(changed))).toEqual([
      'order in closed now leads to baking when it is ‘a stone’; it was ignored; order is now ignored in closed when it is ‘bread’; it led to baking. In the chart ‘order in closed if isFood -> baking’ became ‘order in closed if not isFood -> baking’.',
      otherPaths('1 path', 1),
      remedy,
    ])
  })

  test('another delay', () => {
    expect(saidOf(shopOf(withState('baking', { after: { 5000: 'late' } })))).toEqual([
      'the delay slow of baking is now 5,000 ms; it was 8,000 ms.',
      otherPaths('1 path', 1),
      remedy,
    ])
  })

  test('other input of an actor', () => {
    const invoke = { ...chart.states.baking.invoke, input: () => ({ item: 'cake' }) }
    expect(saidOf(shopOf(withState('baking', { invoke })))).toEqual([
      'the actor bake now starts with item "cake" on entering baking; it started with item "bread".',
      remedy,
    ])
  })

  test('what it emits', () => {
    const model = shopOf()
    const implementations = { actions: { announce: emit({ type: 'burning' }) } }
    expect(saidOf({ ...model, machine: model.machine.provide(implementations) })).toEqual([
      '‘baking’ is no longer emitted on entering baking.',
      '‘burning’ is now emitted on entering baking.',
      remedy,
    ])
  })

  test('another rule behind the same name, seen in what the context shows', () => {
    const model = shopOf()
    const implementations = { actions: { keep: assign({ item: 'cake' }) } }
    expect(saidOf({ ...model, machine: model.machine.provide(implementations) })).toEqual([
      'the actor bake now starts with item "cake" on entering baking; it started with item "bread".',
      remedy,
    ])
  })

  test('a step that fails', () => {
    const model = shopOf()
    const isFood = () => {
      throw new Error('no scales')
    }
    const [first = '', ...others] = saidOf({ ...model, machine: model.machine.provide({ guards: { isFood } }) })
    expect(first).toMatch(/^order in closed fails: Unable to evaluate guard 'isFood' .*no scales\.$/)
    expect(others.at(-1)).toBe(remedy)
  })

  test('an event that was ignored', () => {
    expect(saidOf(shopOf(withState('sold', { on: { back: 'closed', hurry: 'baking' } })))).toEqual([
      'hurry in sold now leads to baking; it was ignored. The chart also has ‘hurry in sold -> baking’.',
      otherPaths('2 paths', 1),
      remedy,
    ])
  })
})

describe('a changed model is said too:', () => {
  const { events } = shopOf()
  test('a new class of an event, and another payload', () => {
    const changed = { ...events, order: { bread: { item: 'bread' }, 'a stone': { item: 'rock' } }, sweep: { '': {} } }
    expect(saidOf(shopOf(undefined, { events: changed }))).toEqual([
      '‘sweep’ is new, and in no locked path.',
      '‘order: a stone’ is now {"type":"order","item":"rock"}; it was {"type":"order","item":"stone"}.',
      remedy,
    ])
  })

  test('another key', () => {
    expect(saidOf(shopOf(undefined, { key: () => null }))).toEqual([
      'after the start the context shows null; it showed {"item":""}.',
      remedy,
    ])
  })

  test('a guard of another name that decides the same', () => {
    const changed = withState('closed', { on: { order: { ...order, guard: { ...order.guard, type: 'canBeEaten' } } } })
    const model = shopOf(changed)
    const provided = model.machine.provide({ guards: { canBeEaten: (_: unknown, params: unknown) => isBread(params) } })
    expect(saidOf({ ...model, machine: provided })).toEqual([
      'every locked path behaves as before, and the lock says it differently: ‘order in closed if isFood -> baking’ is no more, ‘order in closed if canBeEaten -> baking’ is new.',
      remedy,
    ])
  })
})

test('a lock that is missing, or of the older form, is said in a sentence', () => {
  expect(lockProblems(shopOf(), null)).toEqual(['machines/shop/paths.lock.json is missing. Run `npm run paths:lock`.'])
  expect(lockProblems(shopOf(), JSON.stringify({ machine: 'shop', paths: [] }))).toEqual([
    'machines/shop/paths.lock.json is of the older form, which does not say what the machine does. Run `npm run paths:lock`.',
  ])
})

test('a lock says all that is seen in one situation', () => {
  expect(lockOf(shopOf()).situations['closed']).toEqual({
    leaves: 'closed',
    shows: { item: '' },
    ignores: ['order: a stone', 'back', 'hurry'],
    reacts: {
      'order: bread': {
        does: [
          { take: 'closed', on: 'order', if: 'isFood', to: 'baking' },
          { run: 'keep', with: { type: 'order', item: 'bread' } },
          { run: 'announce', at: 'entering baking' },
          { emit: { type: 'baking' } },
          { delay: 'slow', of: 'baking', ms: 8000 },
          { start: 'bake', with: { item: 'bread' } },
        ],
        rests: 'baking',
      },
    },
  })
})
