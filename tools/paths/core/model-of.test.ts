import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { cover } from './cover.ts'
import { explore } from './explore.ts'
import { modelOf } from './model-of.ts'

const begun: { name: string; rings: number } = { name: '', rings: 0 }

const shop = setup({
  types: { context: begun },
  actors: { loadPrices: fromPromise(() => Promise.resolve(1)) },
  actions: {
    ringBell: () => {
      throw new Error('a real bell rings')
    },
    greet: assign({ name: ({ event }) => String(event['name'].toUpperCase()) }),
  },
  guards: { isNamed: ({ context }) => context.name !== '' },
}).createMachine({
  id: 'cornerShop',
  context: begun,
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { target: 'loadingPrices', actions: 'ringBell' } } },
    loadingPrices: { invoke: { id: 'load', src: 'loadPrices', onDone: 'open', onError: 'shut' } },
    open: { on: { greet: { actions: 'greet' }, leave: { guard: 'isNamed', target: 'shut' } }, after: { 1000: 'shut' } },
  },
})

test('a machine alone makes a model that walks what needs no payload', () => {
  const graph = explore(modelOf(shop))
  expect({ edges: graph.edges.map(({ id }) => id), notes: graph.notes }).toEqual({
    edges: [
      'shut {"name":"","rings":0} door.open',
      'loadingPrices {"name":"","rings":0} load done',
      'loadingPrices {"name":"","rings":0} load error',
      'open {"name":"","rings":0} after 1000',
    ],
    notes: ["cornerShop: 'greet' in 'open' fails: Cannot read properties of undefined (reading 'toUpperCase')"],
  })
})

test('a line of model adds what the machine asks for', () => {
  const graph = explore(modelOf(shop, { events: { greet: { 'by name': { name: 'Ada' } } } }))
  expect([cover(graph, 'transitions').unreachable, graph.notes]).toEqual([[], []])
})

test('words are made from names', () => {
  expect(modelOf(shop).words).toEqual({
    states: { shut: 'it is in shut', loadingPrices: 'it is in loading prices', open: 'it is in open' },
    steps: {
      'door.open': 'door open',
      greet: 'greet',
      leave: 'leave',
      'load done': 'load answers',
      'load error': 'load fails',
      'load snapshot': 'load reports',
    },
    refusals: {
      'door.open': 'door open has no effect',
      greet: 'greet has no effect',
      leave: 'leave has no effect',
    },
  })
})

test('paths begin with each input of a model that has several', () => {
  const started = setup({ types: { context: { isMember: false }, input: { isMember: false } } }).createMachine({
    id: 'started',
    context: ({ input }) => input,
    initial: 'asked',
    states: {
      asked: { always: [{ guard: ({ context }) => context.isMember, target: 'member' }, 'guest'] },
      member: {},
      guest: { on: { join: 'member' } },
    },
  })
  const graph = explore(
    modelOf(started, { inputs: { 'a guest': { isMember: false }, 'a member': { isMember: true } } }),
  )
  const suite = cover(graph, 'transitions')
  expect(suite.unreachable).toEqual([])
  expect(suite.paths.map(({ title, start }) => [title, start.input])).toEqual([
    ['a guest: A visitor sees that join and finds that it is in member', 'a guest'],
  ])
})

test('a key of the context that would make situations without end is left out, with a note', () => {
  const clicker = setup({ types: { context: { clicks: 0, name: '' } } }).createMachine({
    id: 'clicker',
    context: { clicks: 0, name: 'Ada' },
    on: { click: { actions: assign({ clicks: ({ context }) => context.clicks + 1 }) } },
  })
  expect(explore(modelOf(clicker)).notes).toEqual([
    "clicker: situations do not differ by 'clicks' in the context, since there would be too many: say in the model's 'key' where it matters.",
  ])
  expect(explore(modelOf(clicker, { key: ({ context }) => context.clicks > 0 })).notes).toEqual([])
})
