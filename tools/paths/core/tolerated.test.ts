import { describe, expect, test } from 'vitest'
import { assign, cancel, enqueueActions, fromPromise, raise, sendParent, sendTo, setup, spawnChild } from 'xstate'
import { explore } from './explore.ts'
import { modelOf } from './small-machines.ts'

const work = fromPromise(() => Promise.resolve(1))
const began: { turn: number } = { turn: 0 }

const vocabulary = setup({
  types: { context: began },
  actors: { work },
  actions: {
    spawn: spawnChild('work', { id: 'child' }),
    tell: sendTo(({ self }) => self, { type: 'told' }),
    tellLater: sendTo(({ self }) => self, { type: 'told' }, { delay: 20, id: 'telling' }),
    raiseLater: raise({ type: 'told' }, { delay: 10 }),
    hush: cancel('telling'),
    report: sendParent({ type: 'reported' }),
    roll: assign({ turn: () => Math.floor(Math.random() * 6) }),
    look: assign({ turn: () => new Date().getTime() }),
    perhaps: enqueueActions(({ enqueue }) => {
      if (Date.now() > 0) enqueue.raise({ type: 'told' })
    }),
  },
})

type Action = 'spawn' | 'tell' | 'tellLater' | 'raiseLater' | 'hush' | 'report' | 'roll' | 'look' | 'perhaps'

function doing(action: Action) {
  return vocabulary.createMachine({
    id: 'm',
    context: began,
    initial: 'here',
    states: { here: { on: { go: { target: 'there', actions: action } } }, there: { on: { told: 'heard' } }, heard: {} },
  })
}

const chance = "m: 'go' in 'here' depends on chance, which the kit holds still: pass such a value in with the event."

describe('walked', () => {
  test.each<[Action, [stimulus: string, to: string][]]>([
    ['tell', [['go', 'heard']]],
    [
      'tellLater',
      [
        ['go', 'there'],
        ['after telling', 'heard'],
      ],
    ],
    [
      'raiseLater',
      [
        ['go', 'there'],
        ['after told', 'heard'],
      ],
    ],
    ['perhaps', [['go', 'heard']]],
  ])('what a machine sends to itself: %s', (action, steps) => {
    const { edges } = explore(modelOf(doing(action), ['go']))
    expect(edges.map(({ stimulus, to }) => [stimulus.name, to.leaves[0]])).toEqual(steps)
  })

  test('an event sent later that is cancelled in time', () => {
    const machine = vocabulary.createMachine({
      id: 'm',
      context: began,
      initial: 'here',
      states: {
        here: { entry: 'tellLater', on: { stop: { target: 'quiet', actions: 'hush' }, told: 'heard' } },
        quiet: { on: { told: 'heard' } },
        heard: {},
      },
    })
    const { edges, notes } = explore(modelOf(machine, ['stop']))
    expect([edges.map(({ from, stimulus, to }) => [from.leaves[0], stimulus.name, to.leaves[0]]), notes]).toEqual([
      [
        ['here', 'stop', 'quiet'],
        ['here', 'after telling', 'heard'],
      ],
      [],
    ])
  })

  test('what an observed actor reports, where the model names it', () => {
    const machine = vocabulary.createMachine({
      id: 'm',
      context: began,
      initial: 'here',
      states: { here: { invoke: { id: 'load', src: 'work', systemId: 'loader', onSnapshot: 'there' } }, there: {} },
    })
    const reports = { load: { snapshot: { 'half of it': { status: 'active' } } } }
    const { edges, notes } = explore(modelOf(machine, [], reports))
    expect([edges.map(({ id }) => id), notes]).toEqual([['here {"turn":0} load snapshot: half of it'], []])
  })
})

describe('noted in a sentence', () => {
  test.each<[Action, string]>([
    ['spawn', "m: the spawned actor 'work' is not walked; what it sends are events of the model."],
    ['report', "m: no parent hears 'reported', which the machine sends to it."],
    ['roll', chance],
    ['look', chance.replace('chance', 'the clock')],
    ['perhaps', chance.replace('chance', 'the clock')],
  ])('what a machine does beyond its own states: %s', (action, note) => {
    expect(explore(modelOf(doing(action), ['go'])).notes).toEqual([note])
  })

  test('what an observed actor reports, where the model does not name it', () => {
    const machine = vocabulary.createMachine({
      id: 'm',
      context: began,
      invoke: { id: 'load', src: 'work', onSnapshot: {} },
    })
    expect(explore(modelOf(machine, [], { load: {} })).notes).toEqual([
      "m: what 'load' does in onSnapshot is not walked: name its snapshots in the model's 'outcomes'.",
    ])
  })
})
