import type { Flow } from '../../tests/flows/flow-steps.ts'
import { chartFaults } from './core/chart-faults.ts'
import { cover, goals, type Suite } from './core/cover.ts'
import { explore, type AnyFlowModel, type Graph } from './core/explore.ts'
import { counted } from './core/words.ts'

export type CheckedFlow = Pick<Flow, 'model' | 'steps'>

/**
 * What is wrong with a flow, one sentence each: its chart has to be data, and every event needs a class and a step,
 * every state an assertion, all of them words, and every goal to be covered within the budget.
 */
export function problemsOf(flow: CheckedFlow, budget: number | null): string[] {
  const { model } = flow
  const known = [...chartFaults(model.id, model.machine), ...eventProblems(model), ...stepProblems(flow)]
  if (!Number.isFinite(model.machine.options.maxIterations)) return known
  try {
    const graph = explore(model)
    const suites = goals.map((goal) => (budget === null ? cover(graph, goal) : cover(graph, goal, budget)))
    return [
      ...known,
      ...graph.notes,
      ...stateProblems(flow, graph),
      ...wordProblems(graph),
      ...coverProblems(graph, suites),
    ]
  } catch (error) {
    return [...known, error instanceof Error ? error.message : String(error)]
  }
}

/** Events that only the machine or only the model knows. */
function eventProblems({ id, machine, events }: AnyFlowModel): string[] {
  const named = machine.events.filter((type) => !type.startsWith('xstate.'))
  const isTaken = (type: string, descriptor: string) =>
    descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)))
  return [
    ...named
      .filter((descriptor) => !Object.keys(events).some((type) => isTaken(type, descriptor)))
      .map((event) => `${id}: the event '${event}' has no class in the model's 'events'.`),
    ...Object.entries(events)
      .filter(([, classes]) => Object.keys(classes).length === 0)
      .map(([event]) => `${id}: the event '${event}' has no class in the model's 'events'.`),
    ...Object.keys(events)
      .filter((type) => !named.some((descriptor) => isTaken(type, descriptor)))
      .map((event) => `${id}: the machine has no event '${event}'.`),
  ]
}

function stepProblems({ model: { id, events, outcomes }, steps }: CheckedFlow): string[] {
  const answers = Object.entries(outcomes).flatMap(([actor, { done, error }]) => [
    ...(done ? [`${actor} done`] : []),
    ...(error ? [`${actor} error`] : []),
  ])
  return [
    ...missing(Object.keys(events), steps.events).map((event) => `${id}: no step performs or refuses '${event}'.`),
    ...missing(answers, steps.outcomes).map((answer) => `${id}: no step brings about '${answer}'.`),
  ]
}

function stateProblems({ model: { id, transient }, steps }: CheckedFlow, { situations, unentered }: Graph): string[] {
  const leaves = [...new Set(situations.flatMap((situation) => situation.leaves))]
  return [
    ...missing(leaves, steps.states).map((state) => `${id}: the state '${state}' has no assertion.`),
    ...unentered.map((state) => `${id}: nothing enters the state '${state}'.`),
    ...leaves
      .filter((state) => transient.includes(state))
      .map((state) => `${id}: '${state}' is named transient, but the machine rests there.`),
  ]
}

function wordProblems({ model: { id, words, events }, situations, edges }: Graph): string[] {
  const leaves = situations.flatMap((situation) => situation.leaves)
  const stimuli = [...Object.keys(events), ...edges.map(({ stimulus }) => stimulus.name)]
  return [
    ...missing(leaves, worded(words.states)).map((state) => `${id}: the model has no words for the state '${state}'.`),
    ...missing(stimuli, worded(words.steps)).map((name) => `${id}: the model has no words for '${name}'.`),
    ...missing(Object.keys(events), worded(words.refusals)).map(
      (event) => `${id}: the model has no words for '${event}' where it is ignored.`,
    ),
  ]
}

function coverProblems({ model: { id } }: Graph, suites: readonly Suite[]): string[] {
  const [first] = suites
  return [
    ...(first?.unreachable ?? []).map((transition) => `${id}: no situation of the model takes '${transition}'.`),
    ...suites.flatMap(({ goal, budget, outOfBudget }) =>
      outOfBudget.map(
        (target) =>
          `${id}: no path within ${counted(budget, 'step')} takes '${target}', which the goal ${goal} asks for.`,
      ),
    ),
  ]
}

function worded(words: Readonly<Record<string, string>>): string[] {
  return Object.keys(words).filter((name) => words[name] !== '')
}

function missing(wanted: readonly string[], found: readonly string[]): string[] {
  return [...new Set(wanted)].filter((name) => !found.includes(name))
}
