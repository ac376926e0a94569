import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate'
import type { AnyFlowModel } from './explore.ts'

const ignorant: { isKnown: boolean } = { isKnown: false }
const begun: { turn: number } = { turn: 0 }

/** A model with one class per event type and the context as its key. */
export function modelOf(
  machine: AnyStateMachine,
  events: string[],
  outcomes: AnyFlowModel['outcomes'] = {},
): AnyFlowModel {
  return {
    id: machine.id,
    machine,
    input: undefined,
    events: Object.fromEntries(events.map((type) => [type, { '': {} }])),
    outcomes,
    transient: [],
    key: ({ context }) => context,
    words: { states: {}, steps: {}, refusals: {} },
  }
}

export const always = setup({
  types: { context: ignorant },
  guards: { isKnown: ({ context }) => context.isKnown },
  actions: { learn: assign({ isKnown: true }) },
}).createMachine({
  id: 'always',
  context: ignorant,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'unknown' }] },
    unknown: { on: { learn: { target: 'deciding', actions: 'learn' } } },
    known: { on: { again: 'deciding' } },
  },
})

export const after = setup({ delays: { patience: 8000 } }).createMachine({
  id: 'after',
  initial: 'quiet',
  states: {
    quiet: { after: { patience: 'slow' }, on: { speak: 'heard' } },
    slow: { after: { 9000: 'late' }, on: { speak: 'heard' } },
    late: {},
    heard: {},
  },
})

export const invoke = setup({ actors: { load: fromPromise(() => Promise.resolve('')) } }).createMachine({
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
export const outcomes = {
  load: { done: { 'a text': 'text', 'another text': 'other' }, error: { offline: new Error('x') } },
}

export const nested = setup({}).createMachine({
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

export const parallel = setup({}).createMachine({
  id: 'parallel',
  type: 'parallel',
  states: {
    left: { initial: 'off', states: { off: { on: { both: 'on' } }, on: {} } },
    right: { initial: 'off', states: { off: { on: { both: 'on' } }, on: { on: { right: 'off' } } } },
  },
})

export const twins = setup({
  types: { context: begun },
  guards: { isFirst: ({ context }) => context.turn === 0, isSecond: ({ context }) => context.turn === 1 },
  actions: { count: assign({ turn: ({ context }) => context.turn + 1 }) },
}).createMachine({
  id: 'twins',
  context: begun,
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

export const counter = setup({
  types: { context: begun },
  actions: { count: assign({ turn: ({ context }) => context.turn + 1 }) },
}).createMachine({ id: 'counter', context: begun, on: { more: { actions: 'count' } } })

export const walled = setup({ guards: { never: () => false } }).createMachine({
  id: 'walled',
  initial: 'here',
  states: { here: { on: { go: { guard: 'never', target: 'there' } } }, there: { on: { back: 'here' } } },
})

export const short = setup({}).createMachine({
  id: 'short',
  initial: 'here',
  states: { here: { on: { go: 'there' } }, there: {} },
})

export const loop = setup({}).createMachine({
  id: 'loop',
  options: { maxIterations: 10 },
  initial: 'here',
  states: { here: { on: { go: 'there' } }, there: { always: 'back' }, back: { always: 'there' } },
})

export const counters = setup({
  types: { context: { turn: 0, side: 0, name: '' } },
  actions: {
    count: assign({ turn: ({ context }) => context.turn + 1, side: ({ context }) => context.turn % 2 }),
  },
}).createMachine({ id: 'counters', context: { turn: 0, side: 0, name: '' }, on: { more: { actions: 'count' } } })

/** It passes its first state, to where its input leads. */
export const club = setup({ types: { context: { isMember: false }, input: { isMember: false } } }).createMachine({
  id: 'club',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: { always: [{ guard: ({ context }) => context.isMember, target: 'member' }, 'guest'] },
    guest: { on: { join: 'member' } },
    member: { on: { leave: 'guest' } },
  },
})

export const clubInputs = { 'a guest': { isMember: false }, 'a member': { isMember: true } }
