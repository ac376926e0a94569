import { describe, expect, test } from 'vitest'
import { and, assign, createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { flows } from '../../machines/registry.ts'
import { doorModel } from '../../tests/support/door.ts'
import { after, counter, modelOf, nested, walled } from './core/small-machines.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { chartFaults } from './core/chart-faults.ts'
import { defaultBudget } from './core/cover.ts'
import type { AnyFlowModel } from './core/explore.ts'
import { problemsOf, type CheckedFlow } from './problems.ts'

/** A flow that has a step, an assertion and words for everything except what a test is about. */
function flowOf(model: AnyFlowModel, steps: Partial<CheckedFlow['steps']> = {}): CheckedFlow {
  const names = [...Object.keys(model.events), 'after patience', 'after 9000', 'load done', 'load error']
  const states = [
    'here',
    'there',
    'closed',
    'open.first',
    'open.second',
    'thanks',
    'quiet',
    'slow',
    'late',
    'heard',
    '',
  ]
  const worded = (all: string[]) => Object.fromEntries(all.map((name) => [name, name]))
  const words = { states: worded(states), steps: worded(names), refusals: worded(names) }
  model.machine.options.maxIterations = 10
  return { model: { ...model, words }, steps: { events: names, outcomes: names, states, ...steps } }
}

test.each(Object.entries<AnyFlowModel>(flows))('the chart of %s is data', (id, { machine }) => {
  expect(chartFaults(id, machine)).toEqual([])
})

describe('a flow that lacks nothing', () => {
  test.each(Object.entries(testedFlows))('%s', (_, flow) => {
    expect(problemsOf(flow, defaultBudget)).toEqual([])
  })

  test.each([
    [
      'the door',
      { model: doorModel, steps: { events: ['door.open', 'door.close'], outcomes: [], states: ['closed', 'open'] } },
    ],
    ['nested', flowOf(modelOf(nested, ['open', 'next', 'close']))],
    ['delays', flowOf(modelOf(after, ['speak']))],
  ])('%s', (_, flow) => {
    expect(problemsOf(flow, 8)).toEqual([])
  })
})

test('a wrong guard of booking is named by the transition that makes the trail grow', () => {
  const { model, steps } = testedFlows.booking
  const guarded = { ...model.machine.implementations.guards, beginsWithService: () => true }
  const machine = model.machine.provide({ guards: guarded })
  const [sentence] = problemsOf({ model: { ...model, machine }, steps }, null)
  expect(sentence).toContain(
    "'trail' in the context grows each time 'open.location location.pick', then 'open.arriving always #1' is taken.",
  )
})

describe('a sentence says', () => {
  test.each<[what: string, flow: CheckedFlow, sentences: string[]]>([
    [
      'where a chart invokes an actor of its own',
      flowOf(modelOf(ownActor(), [], { load: { done: { well: '' } } })),
      ["own: the chart invokes an actor of its own at 'states.here.invoke.src': name it in setup."],
    ],
    [
      'which event has no class',
      flowOf(modelOf(nested, ['open', 'next'])),
      [
        "nested: the event 'close' has no class in the model's 'events'.",
        "nested: no situation of the model takes 'open close'.",
      ],
    ],
    [
      'which event the machine does not have',
      flowOf(modelOf(nested, ['open', 'next', 'close', 'shut'])),
      ["nested: the machine has no event 'shut'."],
    ],
    [
      'which event has no step',
      flowOf(modelOf(nested, ['open', 'next', 'close']), { events: ['open', 'next'] }),
      ["nested: no step performs or refuses 'close'."],
    ],
    [
      'which answer has no step',
      flowOf(modelOf(answered(), [], { load: { done: { well: 1 } } }), { outcomes: [] }),
      ["answered: no step brings about 'load done'."],
    ],
    [
      'which state has no assertion',
      flowOf(modelOf(nested, ['open', 'next', 'close']), { states: ['closed', 'open.first', 'thanks'] }),
      ["nested: the state 'open.second' has no assertion."],
    ],
    [
      'which transitions no situation takes',
      flowOf(modelOf(walled, ['go', 'back'])),
      [
        "walled: nothing enters the state 'there'.",
        "walled: no situation of the model takes 'here go'.",
        "walled: no situation of the model takes 'there back'.",
      ],
    ],
    [
      'which words are missing',
      { ...flowOf(modelOf(walled, ['go', 'back'])), model: modelOf(always([]), ['go']) },
      [
        "small: the model has no words for the state 'here'.",
        "small: the model has no words for the state 'there'.",
        "small: the model has no words for 'go'.",
        "small: the model has no words for 'go' where it is ignored.",
      ],
    ],
    [
      'which transitions take each other for ever',
      flowOf(modelOf(always([{ target: 'there' }], [{ target: 'here' }]), ['go'])),
      ["small: these transitions take each other for ever: 'here always', 'there always'."],
    ],
    [
      'that nothing bounds an endless loop',
      { model: modelOf(unbounded(), ['go']), steps: { events: ['go'], outcomes: [], states: [] } },
      ["small: the chart sets no 'options.maxIterations', so that an endless 'always' loop would hang."],
    ],
    [
      'which key of the context explodes',
      flowOf(modelOf(counter, ['more'])),
      [
        "counter: 5,001 situations and 5,000 edges, and more: 'turn' in the context grows each time '(root) more' is taken. Check the guards and actions there; if it may grow, project it to less in the model's 'key': 'turn' (without it, 1 left).",
      ],
    ],
  ])('%s', (_, flow, sentences) => {
    expect(problemsOf(flow, 8)).toEqual(sentences)
  })

  test('which target is out of budget, and of which goal', () => {
    const beyond = (target: string, goal: string) =>
      `walk: no path within 1 step takes '${target}', which the goal ${goal} asks for.`
    expect(problemsOf(flowOf(modelOf(walk(), ['go'])), 1)).toEqual([
      beyond('there go', 'transitions'),
      beyond('there {} go', 'edges'),
      beyond('there go', 'pairs'),
      beyond('here go > there go', 'pairs'),
      beyond('there go > here go', 'pairs'),
      beyond('there {} go', 'edge-pairs'),
      beyond('here {} go > there {} go', 'edge-pairs'),
      beyond('there {} go > here {} go', 'edge-pairs'),
    ])
  })

  test('where a chart has functions of its own', () => {
    const answers = { load: { done: { well: '' } } }
    expect(problemsOf(flowOf(modelOf(inline(), ['go'], answers)), 8)).toEqual([
      "inline: the chart has an inline function at 'context': give it a name of its own.",
      "inline: the chart has a function of its own at 'states.here.entry[0]': name it in setup.",
      "inline: the chart has an inline function at 'states.here.invoke.input': give it a name of its own.",
      "inline: the chart has a function of its own at 'states.here.on.go.guard': name it in setup.",
    ])
  })
})

function always(here: { target: string }[], there: { target: string }[] = []): AnyStateMachine {
  return setup({}).createMachine({
    id: 'small',
    options: { maxIterations: 10 },
    initial: 'here',
    states: { here: { on: { go: 'there' }, always: here }, there: { always: there } },
  })
}

function unbounded(): AnyStateMachine {
  return setup({}).createMachine({ id: 'small', initial: 'here', states: { here: { on: { go: 'here' } } } })
}

function answered(): AnyStateMachine {
  return setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
    id: 'answered',
    initial: 'here',
    states: { here: { invoke: { id: 'load', src: 'load', onDone: 'there' } }, there: {} },
  })
}

function walk(): AnyStateMachine {
  return setup({}).createMachine({
    id: 'walk',
    initial: 'here',
    states: { here: { on: { go: 'there' } }, there: { on: { go: 'here' } } },
  })
}

function inline(): AnyStateMachine {
  return setup({
    guards: { isAlone: () => true },
    actors: { load: fromPromise(() => Promise.resolve('')) },
  }).createMachine({
    id: 'inline',
    context: () => ({ turn: 0 }),
    initial: 'here',
    states: {
      here: {
        entry: [assign({ turn: 1 })],
        invoke: { id: 'load', src: 'load', input: () => null, onDone: 'there' },
        on: { go: { guard: and(['isAlone']), target: 'there' } },
      },
      there: {},
    },
  })
}

function ownActor(): AnyStateMachine {
  return createMachine({
    id: 'own',
    options: { maxIterations: 10 },
    initial: 'here',
    states: {
      here: { invoke: { id: 'load', src: fromPromise(() => Promise.resolve('')), onDone: 'there' } },
      there: {},
    },
  })
}
