import { describe, expect, test } from 'vitest'
import { fromPromise, type AnyMachineSnapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { flows } from '../../machines/registry.ts'
import { exploredAll } from './core/explored.ts'
import { machineWalker } from './core/machine-walker.ts'
import { cover, goals } from './core/cover.ts'
import {
  explore,
  nameOf,
  situationKey,
  type AnyFlowModel,
  type Edge,
  type Graph,
  type Situation,
} from './core/explore.ts'
import { createStepper, type Move, type Standing } from './core/stepper.ts'

const silent = fromPromise(() => new Promise(() => undefined))

/** A shortest run of edges to every situation, by its key. */
function waysFrom({ initial, edges }: Graph): Map<string, Edge[]> {
  const ways = new Map<string, Edge[]>([[initial.key, []]])
  for (const [key, way] of ways) {
    for (const edge of edges.filter(({ from }) => from.key === key)) {
      if (!ways.has(edge.to.key)) ways.set(edge.to.key, [...way, edge])
    }
  }
  return ways
}

/** Rejects unless a real actor is, after each step of the way, where the graph says. */
async function replay(model: AnyFlowModel, { initial }: Graph, way: readonly Edge[]): Promise<void> {
  const walker = machineWalker(model)
  await walker.check(initial)
  for (const { stimulus, to } of way) {
    await walker.perform(stimulus)
    await walker.check(to)
  }
}

/** Every stimulus that some situation of a flow may get: all classes of events, all outcomes, all delays. */
function stimuliOf({ situations, edges }: Graph) {
  const all = [...edges.map(({ stimulus }) => stimulus), ...situations.flatMap(({ ignored }) => ignored)]
  return new Map(all.map((stimulus) => [nameOf(stimulus), stimulus.event]))
}

const { graphs, problems } = exploredAll(Object.values<AnyFlowModel>(flows))

test.each(problems)('every flow can be explored', (sentence) => expect.fail(sentence))

describe.each(graphs.map((graph) => [graph.model.id, graph] as const))('%s', (_, graph) => {
  const { model } = graph
  const stimuli = stimuliOf(graph)
  const ways = waysFrom(graph)
  const keys = graph.situations.map(({ key }) => key).toSorted()
  const keyOf = (snapshot: AnyMachineSnapshot) => situationKey(model, snapshot)

  test('names each situation and each edge once', () => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(graph.edges.map(({ id }) => id)).size).toBe(graph.edges.length)
  })

  test('has no transition that nothing takes', () => {
    expect(cover(graph, 'transitions').unreachable).toEqual([])
  })

  test.each(goals)('is covered in %s, by paths whose ids are their own', (goal) => {
    const { covered, targets, outOfBudget, paths } = cover(graph, goal)
    expect({ covered, outOfBudget }).toEqual({ covered: targets, outOfBudget: [] })
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length)
  })

  test('has a way to every situation, and real actors get there too', async () => {
    expect([...ways.keys()].toSorted()).toEqual(keys)
    for (const way of ways.values()) await expect(replay(model, graph, way)).resolves.toBeUndefined()
  })

  test('is taken by real actors along every edge', async () => {
    for (const edge of graph.edges) {
      const way = [...(ways.get(edge.from.key) ?? []), edge]
      await expect(replay(model, graph, way)).resolves.toBeUndefined()
    }
  })

  test('behaves alike in any two contexts with one key', () => {
    const limit = 600
    const stepper = createStepper(model)
    const keyIn = (by: AnyFlowModel) => (standing: Standing) =>
      situationKey(by, standing.snapshot) + stepper.waits(standing)
    const [key, fullKey] = [keyIn(model), keyIn({ ...model, key: ({ context }) => context })]
    const behaviour = (moves: readonly Move[]) =>
      moves.map(({ stimulus, reached, transitions }) => [nameOf(stimulus), transitions, key(reached)])
    const expected = new Map(graph.situations.map((situation) => [situation.key, behaviour(stepper.moves(situation))]))
    const seen = new Map([stepper.start().reached].map((standing) => [fullKey(standing), standing]))
    for (const standing of seen.values()) {
      const moves = stepper.moves(standing)
      expect([key(standing), behaviour(moves)]).toEqual([key(standing), expected.get(key(standing))])
      for (const { reached } of moves) if (seen.size < limit) seen.set(fullKey(reached), reached)
    }
  })

  test('hides no transition, whatever the model leaves out', () => {
    const bare = explore({
      ...model,
      events: {},
      key: () => null,
      transient: graph.situations.flatMap(({ leaves }) => leaves),
    })
    const taken = [...bare.initialTransitions, ...bare.edges.flatMap(({ transitions }) => transitions)]
    expect(bare.transitions).toEqual(graph.transitions)
    expect(cover(bare, 'transitions').unreachable).toEqual(graph.transitions.filter((id) => !taken.includes(id)))
  })

  describe('as xstate/graph sees it', () => {
    const actors = Object.fromEntries(Object.keys(model.machine.implementations.actors).map((name) => [name, silent]))
    const machine = model.machine.provide({ actors })
    const options = { input: model.input, events: [...stimuli.values()], serializeState: keyOf, limit: 50_000 }
    const timeless = ({ key, waits }: Situation) => key.slice(0, key.length - waits.length)
    const distances = new Map<string, number>()
    for (const situation of graph.situations) {
      const steps = 1 + (ways.get(situation.key)?.length ?? Infinity)
      distances.set(timeless(situation), Math.min(steps, distances.get(timeless(situation)) ?? Infinity))
    }

    test('has the same situations in its adjacency map, which knows no delays', () => {
      expect(Object.keys(getAdjacencyMap(machine, options)).toSorted()).toEqual([...distances.keys()].toSorted())
    })

    test('has the same edges in its adjacency map', () => {
      const theirs = adjacencyMapToArray(getAdjacencyMap(machine, options)).map(({ state, event, nextState }) =>
        JSON.stringify([keyOf(state), event, keyOf(nextState)]),
      )
      const ours = graph.edges.map(({ from, stimulus, to }) =>
        JSON.stringify([timeless(from), stimulus.event, timeless(to)]),
      )
      expect(ours.filter((edge) => !theirs.includes(edge))).toEqual([])
    })

    test('is as many steps away at every situation', () => {
      const theirs = getShortestPaths(machine, options).map(({ state, steps }) => [keyOf(state), steps.length])
      expect(theirs).toEqual(theirs.map(([key]) => [key, distances.get(String(key))]))
    })
  })
})
