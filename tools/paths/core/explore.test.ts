import { describe, expect, test } from 'vitest'
import {
  after,
  always,
  counter,
  counters,
  invoke,
  loop,
  modelOf,
  nested,
  outcomes,
  parallel,
  short,
  twins,
  walled,
} from './small-machines.ts'
import { cover, goals, type Goal } from './cover.ts'
import { explore, nameOf, type AnyFlowModel, type Graph } from './explore.ts'

/** Every edge as one line: from, stimulus, to, and the transition definitions taken. */
function edgesOf({ edges }: Graph): string[] {
  return edges.map(
    ({ from, to, stimulus, transitions }) =>
      `${from.leaves.join(' & ')} --${nameOf(stimulus)}--> ${to.leaves.join(' & ')} by ${transitions.join(', ')}`,
  )
}

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
      'quiet --after patience--> slow by quiet xstate.after.patience.after.quiet',
      'slow --speak--> heard by slow speak',
      'slow --after 9000--> late by slow xstate.after.9000.after.slow',
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
    modelOf(parallel, ['both', 'right']),
    [],
    [
      'left.off & right.off --both--> left.on & right.on by left.off both, right.off both',
      'left.on & right.on --right--> left.on & right.off by right.on right',
      'left.on & right.off --both--> left.on & right.on by right.off both',
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

describe('a goal of pairs', () => {
  const suiteOf = (goal: Goal) => cover(explore(modelOf(parallel, ['both', 'right'])), goal)

  test('asks for every two transitions that consecutive steps take, and for each of them', () => {
    const { targets, covered, paths } = suiteOf('pairs')
    expect({ targets, covered, titles: paths.map(({ title }) => title) }).toEqual({
      targets: 6,
      covered: 6,
      titles: ['both, right, both'],
    })
  })

  test('asks for every two edges in a row, and for each of them', () => {
    const { targets, covered, paths } = suiteOf('edge-pairs')
    expect({ targets, covered, titles: paths.map(({ title }) => title) }).toEqual({
      targets: 6,
      covered: 6,
      titles: ['both, right, both, right'],
    })
  })

  test('is no less than its simpler goal where a flow is too short for pairs', () => {
    const { targets, paths } = cover(explore(modelOf(short, ['go'])), 'edge-pairs')
    expect({ targets, titles: paths.map(({ title }) => title) }).toEqual({ targets: 1, titles: ['go'] })
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
      ['', '', '', '', '', ''],
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
    const { unreachable, targets, paths } = cover(explore(modelOf(walled, ['go', 'back'])), 'transitions')
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

  test('which transitions take each other for ever', () => {
    expect(() => explore(modelOf(loop, ['go']))).toThrow(
      new Error("loop: these transitions take each other for ever: 'there always', 'back always'."),
    )
  })

  test('which key of the context makes a model explode, and no other', () => {
    expect(() =>
      explore({ ...modelOf(counters, ['more']), key: ({ context }) => [context.turn, context.side] }),
    ).toThrow(
      new Error(
        "counters: 5,001 situations and 5,000 edges, and more: 'turn' in the context grows each time '(root) more' is taken. Check the guards and actions there; if it may grow, project it to less in the model's 'key': 'turn' (without it, 2 left).",
      ),
    )
  })

  test('that a model explodes', () => {
    expect(() => explore(modelOf(counter, ['more']))).toThrow(
      new Error(
        "counter: 5,001 situations and 5,000 edges, and more: 'turn' in the context grows each time '(root) more' is taken. Check the guards and actions there; if it may grow, project it to less in the model's 'key': 'turn' (without it, 1 left).",
      ),
    )
  })
})
