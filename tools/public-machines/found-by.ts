import { initialTransition, transition, type AnyEventObject, type ExecutableActionObject } from 'xstate'
import { createTestModel, getShortestPaths, getSimplePaths } from 'xstate/graph'
import { automaticBudget, cover } from '../paths/core/cover.ts'
import { exploreWithin, inputsOf, stimuliOf, type AnyFlowModel } from '../paths/core/explore.ts'
import { modelOf } from '../paths/core/model-of.ts'
import { markedMachine, takenAction, transitionIds } from '../paths/core/transitions.ts'
import { fieldOf } from '../paths/core/waiting.ts'
import type { Collected } from './collect.ts'
import { handModels } from './models.ts'
import type { Found, Way } from './results.ts'

/** A sketch is cut off sooner than a model by hand. */
const situationLimits = { alone: 2000, modelled: 10_000 }

/** What a way finds in a machine; undefined for a model by hand that does not exist. */
export function foundBy(way: Way, one: Collected, name: string): Found | undefined {
  const byHand = handModels[name]
  if (way === 'modelled' && !byHand) return undefined
  try {
    const model = modelOf(one.machine, { ...givenBy(one), ...(way === 'bare' ? {} : byHand) })
    return way === 'bare' || way === 'modelled'
      ? ours(model, way === 'bare' ? situationLimits.alone : situationLimits.modelled)
      : theirs(model, way)
  } catch (error) {
    const untaken = [...transitionIds(one.machine).values()]
    return { taken: 0, paths: 0, untaken, notes: [], refused: messageOf(error) }
  }
}

/** What the module itself starts the machine with and sends it. */
function givenBy({ inputs, events }: Collected) {
  const byType = new Map<string, AnyEventObject[]>()
  for (const event of events) byType.set(event.type, [...(byType.get(event.type) ?? []), event])
  const classes = [...byType].map(([type, sent]) => {
    const payloads = sent.map((event, index) => [sent.length > 1 ? `${index + 1}` : '', payloadOf(event)])
    return [type, Object.fromEntries(payloads)] as const
  })
  return { ...(inputs.length > 0 && { input: inputs[0] }), events: Object.fromEntries(classes) }
}

function payloadOf(event: AnyEventObject): object {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'))
}

function ours(model: AnyFlowModel, limit: number): Found {
  const graph = exploreWithin(model, limit)
  const { paths, unreachable, outOfBudget } = cover(graph, 'transitions', automaticBudget(graph, 'transitions'))
  const untaken = [...unreachable, ...outOfBudget]
  return { taken: graph.transitions.length - untaken.length, paths: paths.length, untaken, notes: graph.notes }
}

/** What XState's own search finds with the same events, inputs and answers. */
function theirs(model: AnyFlowModel, way: Way): Found {
  const machine = markedMachine(model.machine)
  const taken = new Set<string>()
  let count = 0
  for (const [, input] of inputsOf(model)) {
    const options = {
      input,
      events: (state: Parameters<typeof stimuliOf>[1]) => stimuliOf(model, state).map(({ event }) => event),
      serializeState: (state: Parameters<typeof stimuliOf>[1]) => JSON.stringify([state.value, model.key(state)]),
      limit: situationLimits.modelled,
    }
    const search = { getShortestPaths, getSimplePaths }
    const paths =
      way === 'createTestModel'
        ? createTestModel(machine, options).getShortestPaths()
        : search[way === 'getSimplePaths' ? way : 'getShortestPaths'](machine, options)
    count += paths.length
    for (const { steps } of paths) for (const id of takenBy(machine, input, steps)) taken.add(id)
  }
  const untaken = [...transitionIds(machine).values()].filter((id) => !taken.has(id))
  return { taken: taken.size, paths: count, untaken, notes: [] }
}

function takenBy(
  machine: ReturnType<typeof markedMachine>,
  input: unknown,
  steps: readonly { event: AnyEventObject }[],
): string[] {
  const [first, begun] = initialTransition(machine, input)
  let snapshot = first
  const executed: ExecutableActionObject[] = [...begun]
  for (const { event } of steps) {
    if (event.type === 'xstate.init') continue
    const [next, actions] = transition(machine, snapshot, event)
    snapshot = next
    executed.push(...actions)
  }
  return executed.filter(({ type }) => type === takenAction).map(({ params }) => String(fieldOf(params, 'id')))
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
}
