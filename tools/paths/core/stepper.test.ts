import { describe, expect, test } from 'vitest'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { machineWalker } from './machine-walker.ts'
import { modelOf } from './small-machines.ts'
import { cover } from './cover.ts'
import { explore, nameOf, type AnyFlowModel } from './explore.ts'
import { walk } from './run.ts'

const work = fromPromise(() => Promise.resolve(1))
const answers = { load: { done: { '': 1 }, error: { '': new Error('offline') } } }
const unordered: { first: string; isOn: boolean } = { first: '', isOn: false }
const began: { turn: number } = { turn: 0 }

/** Every edge as one line, after a real actor has walked it. */
async function edgesOf(model: AnyFlowModel): Promise<string[]> {
  const graph = explore(model)
  for (const path of cover(graph, 'edges').paths) await walk(path, machineWalker(model))
  return graph.edges.map(
    ({ from, stimulus, to, transitions }) =>
      `${from.key} --${nameOf(stimulus)} (${stimulus.wait ?? 0} ms)--> ${to.key} by ${transitions.join(', ')}`,
  )
}

describe('delays that run side by side', () => {
  const waiting = (delay: number) => ({ initial: 'on', states: { on: { after: { [delay]: 'off' } }, off: {} } })

  test('end in one step where they are due together', async () => {
    const machine = setup({}).createMachine({
      id: 'twin',
      type: 'parallel',
      states: { left: waiting(100), right: waiting(100) },
    })
    expect(await edgesOf(modelOf(machine, []))).toEqual([
      'left.on & right.on {} --after 100 (100 ms)--> left.off & right.off {} by left.on xstate.after.100.twin.left.on, right.on xstate.after.100.twin.right.on',
    ])
  })

  test('end in the order in which they are due, the later after what is left of it', async () => {
    const machine = setup({}).createMachine({
      id: 'race',
      type: 'parallel',
      states: { left: waiting(300), right: waiting(100) },
    })
    expect(await edgesOf(modelOf(machine, []))).toEqual([
      'left.on & right.on {} --after 100 (100 ms)--> left.on & right.off {} waits [left.on after 300: 200 ms] by right.on xstate.after.100.race.right.on',
      'left.on & right.off {} waits [left.on after 300: 200 ms] --after 300 (200 ms)--> left.off & right.off {} by left.on xstate.after.300.race.left.on',
    ])
  })

  test('of one state end in the order of their length, not of their names', async () => {
    const machine = setup({ delays: { long: 900, short: 30 } }).createMachine({
      id: 'two',
      initial: 'on',
      states: { on: { after: { long: 'late', short: 'early' } }, early: {}, late: {} },
    })
    expect(await edgesOf(modelOf(machine, []))).toEqual([
      'on {} --after short (30 ms)--> early {} by on xstate.after.short.two.on',
    ])
    expect(cover(explore(modelOf(machine, [])), 'transitions').unreachable).toEqual(['on xstate.after.long.two.on'])
  })

  test('pass unseen where their guard refuses them', async () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'refused',
      initial: 'on',
      states: { on: { after: { 10: { guard: 'never', target: 'early' }, 50: 'late' } }, early: {}, late: {} },
    })
    expect(await edgesOf(modelOf(machine, []))).toEqual([
      'on {} --after 50 (50 ms)--> late {} by on xstate.after.50.refused.on',
    ])
  })

  test('last as long as the context says when they begin', async () => {
    const machine = setup({
      types: { context: began },
      delays: { patience: ({ context }) => 1000 * (context.turn + 1) },
      actions: { count: assign({ turn: 1 }) },
    }).createMachine({
      id: 'growing',
      context: began,
      initial: 'on',
      states: { on: { after: { patience: { target: 'on', reenter: true, actions: 'count' } } } },
    })
    expect((await edgesOf(modelOf(machine, []))).map((edge) => /\d+ ms\)/.exec(edge)?.[0])).toEqual([
      '1000 ms)',
      '2000 ms)',
    ])
  })
})

describe('a situation', () => {
  test('remembers which state its history leads back to', async () => {
    const machine = setup({}).createMachine({
      id: 'h',
      initial: 'in',
      states: {
        in: {
          initial: 'one',
          on: { leave: 'out' },
          states: { one: { on: { go: 'two' } }, two: {}, past: { type: 'history' } },
        },
        out: { on: { leave: 'in.past' } },
      },
    })
    expect(explore(modelOf(machine, ['go', 'leave'])).situations.map(({ key }) => key)).toEqual([
      'in.one {}',
      'in.two {}',
      'out {} h.in.past [in.one]',
      'out {} h.in.past [in.two]',
      'in.one {} h.in.past [in.one]',
      'in.two {} h.in.past [in.two]',
      'in.two {} h.in.past [in.one]',
    ])
    await edgesOf(modelOf(machine, ['go', 'leave']))
  })

  test('remembers the order of entry where eventless transitions may race', async () => {
    const region = (event: 'left' | 'right') => ({
      initial: 'a',
      states: {
        a: { on: { [event]: 'b' } },
        b: { always: { guard: 'isOn' as const, target: 'c', actions: event } },
        c: {},
      },
    })
    const machine = setup({
      types: { context: unordered },
      guards: { isOn: ({ context }) => context.isOn },
      actions: {
        turnOn: assign({ isOn: true }),
        left: assign({ first: ({ context }) => context.first || 'left' }),
        right: assign({ first: ({ context }) => context.first || 'right' }),
      },
    }).createMachine({
      id: 'order',
      context: unordered,
      type: 'parallel',
      on: { go: { guard: ({ context }) => !context.isOn, actions: 'turnOn' } },
      states: { left: region('left'), right: region('right') },
    })
    const model = modelOf(machine, ['left', 'right', 'go'])
    const ready = explore(model).situations.filter(({ key }) => key.startsWith('left.b & right.b'))
    expect(ready.map(({ key }) => key)).toEqual([
      'left.b & right.b {"first":"","isOn":false}',
      'left.b & right.b {"first":"","isOn":false} entered [right.b, left.b]',
    ])
    await edgesOf(model)
  })

  test('waits for an answer once only', async () => {
    const machine = setup({ types: { context: began }, actors: { work } }).createMachine({
      id: 'once',
      context: began,
      initial: 'on',
      states: { on: { invoke: { id: 'load', src: 'work', onDone: {}, onError: 'failed' } }, failed: {} },
    })
    expect(await edgesOf(modelOf(machine, [], answers))).toEqual([
      'on {"turn":0} --load done (0 ms)--> on {"turn":0} answered [load] by on xstate.done.actor.load',
      'on {"turn":0} --load error (0 ms)--> failed {"turn":0} by on xstate.error.actor.load',
    ])
  })

  test('ignores every event once the machine is done', () => {
    const machine = setup({}).createMachine({
      id: 'end',
      initial: 'here',
      on: { go: { target: '.end' } },
      states: { here: {}, end: { type: 'final' } },
    })
    const { situations, edges } = explore(modelOf(machine, ['go']))
    expect(situations.map(({ key, ignored }) => [key, ignored.map(nameOf)])).toEqual([
      ['here {}', []],
      ['end {}', ['go']],
    ])
    expect(edges.length).toBe(1)
  })
})

describe('a step', () => {
  test('takes no transition that another region’s preempts', async () => {
    const machine = setup({}).createMachine({
      id: 'preempt',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: {
            left: { on: { go: '#preempt.gone' } },
            right: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
          },
        },
        gone: {},
      },
    })
    expect(await edgesOf(modelOf(machine, ['go']))).toEqual([
      'both.left & both.right.a {} --go (0 ms)--> gone {} by both.left go',
    ])
  })

  test('takes the transitions of events that it raises', async () => {
    const machine = setup({
      actions: { cheer: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'cheer' })) },
    }).createMachine({
      id: 'raising',
      initial: 'a',
      states: { a: { on: { go: { actions: 'cheer' }, cheer: 'b' } }, b: {} },
    })
    expect(await edgesOf(modelOf(machine, ['go']))).toEqual(['a {} --go (0 ms)--> b {} by a go, a cheer'])
  })
})
