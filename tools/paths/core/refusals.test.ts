import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { counters, modelOf } from './small-machines.ts'
import { explore, exploreWithin } from './explore.ts'

const work = fromPromise(() => Promise.resolve(1))
const answers = { load: { done: { '': 1 }, error: { '': new Error('offline') } } }
const began: { turn: number } = { turn: 0 }

describe('one sentence refuses', () => {
  const setupOf = setup({
    types: { context: began },
    actors: { work },
    actions: {
      break: assign(() => {
        throw new Error('broken')
      }),
    },
  })
  const doing = (action: 'break') => setupOf.createMachine({ id: 'm', context: began, on: { go: { actions: action } } })
  const invoking = (more: object) =>
    setupOf.createMachine({ id: 'm', context: began, invoke: { id: 'load', src: 'work', ...more } })

  test.each([
    [doing('break'), "m: 'go' in '(root)' fails: broken"],
    [invoking({ onDone: {} }), "m: nothing handles 'load error' in '(root)'; the machine would stop there."],
    [
      setupOf.createMachine({ id: 'm', context: began, initial: 'a', states: { a: { after: { soon: 'a' } } } }),
      "m: the delay 'soon' has no value.",
    ],
    [
      setupOf.createMachine({
        id: 'm',
        context: began,
        type: 'parallel',
        states: { a: { invoke: { id: 'load', src: 'work' } }, b: { invoke: { id: 'load', src: 'work' } } },
      }),
      "m: the invoked actor 'load' runs twice at once; give each its own id.",
    ],
  ])('what the kit would get wrong: %#', (machine, sentence) => {
    expect(() => explore(modelOf(machine, ['go'], answers))).toThrow(new Error(sentence))
  })

  test.each([{}, { options: { maxIterations: 10 } }])('transitions that take each other for ever: %j', (options) => {
    const round = setup({}).createMachine({
      ...options,
      id: 'round',
      initial: 'rest',
      states: { rest: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    })
    expect(() => explore(modelOf(round, ['go']))).toThrow(
      new Error("round: these transitions take each other for ever: 'a always', 'b always'."),
    )
  })

  test('a model with more situations than asked for', () => {
    expect(() => exploreWithin(modelOf(counters, ['more']), 100)).toThrow(
      new Error(
        "counters: 101 situations and 100 edges, and more: 'turn' in the context grows each time '(root) more' is taken. Check the guards and actions there; if it may grow, project it to less in the model's 'key': 'turn' (without it, 2 left).",
      ),
    )
  })
})
