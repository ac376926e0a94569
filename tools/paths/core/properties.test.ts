import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPromise, type AnyMachineSnapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { machineWalker } from '../../../tests/drivers/machine.ts'
import { modelOfPlan, plans, type Plan } from './random-machines.ts'
import { cover, goals, type Suite } from './cover.ts'
import { exploreWithin, situationKey, type AnyFlowModel, type Graph, type Situation } from './explore.ts'
import { walk } from './run.ts'

/** `PATHS_RUNS=5000 npx vitest run tools/paths/core/properties.test.ts` tries more machines, `PATHS_SEED` others. */
const settings = { seed: Number(process.env['PATHS_SEED'] ?? 5), numRuns: Number(process.env['PATHS_RUNS'] ?? 60) }
const timeout = 60_000 + settings.numRuns * 200
const situationLimit = 80

/** The graph of a plan's machine; skips random machines with too many situations or an endless loop. */
function graphOf(plan: Plan, change: (model: AnyFlowModel) => AnyFlowModel = (model) => model): Graph {
  try {
    return exploreWithin(change(modelOfPlan(plan)), situationLimit)
  } catch (error) {
    fc.pre(!/ edges, and more| take each other for ever/.test(String(error)))
    throw error
  }
}

function idsOf({ edges }: Graph): string[] {
  return edges.map(({ id }) => id)
}

function pathsOf(graph: Graph): string[] {
  return goals.flatMap((goal) => cover(graph, goal).paths.map(({ id }) => id))
}

/** The number of steps from the start to each situation, computed without the kit's own search. */
function distancesIn({ initial, edges }: Graph): Map<Situation, number> {
  const distances = new Map([[initial, 0]])
  for (const [situation, distance] of distances) {
    for (const { to } of edges.filter(({ from }) => from === situation))
      if (!distances.has(to)) distances.set(to, distance + 1)
  }
  return distances
}

function edgesOn({ paths }: Suite): Set<string> {
  return new Set(paths.flatMap(({ steps }) => steps.map(({ edge }) => edge.id)))
}

test(
  'every path leads a real actor where it says',
  async () => {
    const property = fc.asyncProperty(plans, fc.constantFrom(...goals), async (plan, goal) => {
      const graph = graphOf(plan)
      for (const path of cover(graph, goal, 12).paths)
        await expect(walk(path, machineWalker(graph.model))).resolves.toBeUndefined()
    })
    await fc.assert(property, settings)
  },
  timeout,
)

test(
  'each path goes on from where its last step ended, and starts at the start',
  () => {
    const property = fc.property(plans, fc.constantFrom(...goals), (plan, goal) => {
      const graph = graphOf(plan)
      for (const { start, steps } of cover(graph, goal, 5).paths) {
        const stops = [start.situation, ...steps.map(({ edge }) => edge.to)]
        expect(steps.map(({ edge }) => edge.from)).toEqual(stops.slice(0, -1))
        expect(start.situation).toBe(graph.initial)
        expect(steps.length).toBeLessThanOrEqual(5)
      }
    })
    fc.assert(property, settings)
  },
  timeout,
)

test(
  'the paths together take what the coverage says, and what it leaves out is too far away',
  () => {
    const property = fc.property(plans, fc.integer({ min: 1, max: 6 }), (plan, budget) => {
      const graph = graphOf(plan)
      const suite = cover(graph, 'edges', budget)
      const distances = distancesIn(graph)
      const near = graph.edges.filter(({ from }) => (distances.get(from) ?? Infinity) < budget)
      const far = graph.edges.filter((edge) => !near.includes(edge))
      expect([...edgesOn(suite)].toSorted()).toEqual(near.map(({ id }) => id).toSorted())
      expect([suite.covered, suite.targets]).toEqual([near.length, graph.edges.length])
      expect(suite.outOfBudget.toSorted()).toEqual(far.map(({ id }) => id).toSorted())
    })
    fc.assert(property, settings)
  },
  timeout,
)

test(
  'each situation, edge, path and transition has an id of its own, the same for the same machine built again',
  () => {
    const property = fc.property(plans, (plan) => {
      const [graph, again] = [graphOf(plan), graphOf(plan)]
      expect([idsOf(again), pathsOf(again), again.transitions]).toEqual([
        idsOf(graph),
        pathsOf(graph),
        graph.transitions,
      ])
      const { situations, transitions } = graph
      for (const ids of [idsOf(graph), situations.map(({ key }) => key), transitions])
        expect(new Set(ids).size).toBe(ids.length)
    })
    fc.assert(property, settings)
  },
  timeout,
)

test(
  'a class of events that the machine ignores changes no id',
  () => {
    const isDeaf = (plan: Plan): boolean => !('*' in plan.on) && plan.children.every(isDeaf)
    const property = fc.property(plans.filter(isDeaf), (plan) => {
      const graph = graphOf(plan)
      const more = graphOf(plan, (model) => ({ ...model, events: { unheard: { '': {} }, ...model.events } }))
      expect([idsOf(more), pathsOf(more)]).toEqual([idsOf(graph), pathsOf(graph)])
    })
    fc.assert(property, settings)
  },
  timeout,
)

test(
  'no model can hide a transition: what it keeps from being taken is called unreachable',
  () => {
    const names = fc.subarray(['a', 'b', 'c'])
    const property = fc.property(plans, names, fc.boolean(), (plan, heard, isBlind) => {
      const all = graphOf(plan)
      const less = graphOf(plan, (model) => ({
        ...model,
        events: Object.fromEntries(heard.map((name) => [name, { '': {} }])),
        key: isBlind ? () => null : model.key,
        transient: all.situations.flatMap(({ leaves }) => leaves),
      }))
      const taken = new Set([...less.initialTransitions, ...less.edges.flatMap(({ transitions }) => transitions)])
      expect(less.transitions).toEqual(all.transitions)
      expect([...taken, ...cover(less, 'transitions').unreachable].toSorted()).toEqual(all.transitions.toSorted())
    })
    fc.assert(property, settings)
  },
  timeout,
)

test(
  'xstate/graph reaches the same situations, where one thing at a time is waited for',
  () => {
    const property = fc.property(
      plans.map((plan) => plain(plan, 0)),
      (plan) => {
        const graph = graphOf(plan)
        fc.pre(graph.situations.every(({ key }) => !/ (waits|answered) \[/.test(key)))
        const { model } = graph
        const machine = model.machine.provide({ actors: { work: fromPromise(() => new Promise(() => undefined)) } })
        const serializeState = (snapshot: AnyMachineSnapshot) => situationKey(model, snapshot)
        const stimuli = new Map(graph.edges.map(({ stimulus: { event } }) => [event.type, event]))
        const theirs = getAdjacencyMap(machine, { events: [...stimuli.values()], serializeState, limit: 20_000 })
        expect(Object.keys(theirs).toSorted()).toEqual(graph.situations.map(({ key }) => key).toSorted())
      },
    )
    fc.assert(property, settings)
  },
  timeout,
)

/**
 * The plan without what xstate/graph does not cover: parallel delays, the end of a machine, and the machine's own
 * events that '*' matches.
 */
function plain(plan: Plan, branch: number): Plan {
  const mayWait = plan.children.length === 0 && branch === 0
  return {
    ...plan,
    kind: plan.kind === 'final' ? 'atomic' : plan.kind,
    children: plan.children.map((child, index) => plain(child, plan.kind === 'parallel' ? branch + index : branch)),
    on: Object.fromEntries(Object.entries(plan.on).filter(([name]) => name !== '*')),
    after: mayWait ? Object.fromEntries(Object.entries(plan.after).slice(0, 1)) : {},
  }
}
