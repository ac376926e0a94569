import type { Goal, Path } from '../core/cover.ts'
import { nameOf, type AnyFlowModel, type Situation, type Stimulus } from '../core/explore.ts'
import { situationWords, stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/** What `--format json` prints: an array of these, one per flow. */
interface FlowJson {
  machine: string
  goal: Goal
  /** The most steps that a path may have. */
  maxSteps: number
  situations: number
  transitions: number
  edges: number
  /** How many targets the goal has. */
  targets: number
  covered: number
  /** How many edges count as taken with another one, which leads to the same place. */
  folded: number
  outOfBudget: readonly string[]
  unreachable: readonly string[]
  paths: PathJson[]
}

interface PathJson {
  /** The id for `--path`; stable as long as machine and model name the stimuli alike. */
  id: string
  title: string
  start: SituationJson
  steps: StepJson[]
}

interface StepJson {
  /** 'location.pick: a clinic', 'loadServices done: the list', 'after patience'. */
  stimulus: string
  kind: Stimulus['kind']
  /** The event as the machine gets it, with an error as its message. */
  event: Stimulus['event']
  words: string
  /** Ids of the transition definitions that the step takes, in order. */
  transitions: readonly string[]
  arrives: SituationJson
}

interface SituationJson {
  key: string
  /** Dotted paths of the active leaf states. */
  states: readonly string[]
  words: readonly string[]
  /** Events that are tried at this point and must have no effect. */
  ignored: readonly string[]
}

/** The paths of all flows for programs: the JSON of `FlowJson[]`. */
export function jsonOf(flows: readonly Covered[]): string {
  return JSON.stringify(flows.map(flowJson), errorsAsMessages, 2)
}

function flowJson({ graph, suite }: Covered): FlowJson {
  return {
    machine: graph.model.id,
    goal: suite.goal,
    maxSteps: suite.budget,
    situations: graph.situations.length,
    transitions: graph.transitions.length,
    edges: graph.edges.length,
    targets: suite.targets,
    covered: suite.covered,
    folded: suite.folded,
    outOfBudget: suite.outOfBudget,
    unreachable: suite.unreachable,
    paths: suite.paths.map((path) => pathJson(graph.model, path)),
  }
}

function pathJson(model: AnyFlowModel, { id, title, start, steps }: Path): PathJson {
  return {
    id,
    title,
    start: situationJson(model, start.situation, start.ignored),
    steps: steps.map(({ edge: { stimulus, transitions, to }, ignored }) => ({
      stimulus: nameOf(stimulus),
      kind: stimulus.kind,
      event: stimulus.event,
      words: stimulusWords(model, stimulus),
      transitions,
      arrives: situationJson(model, to, ignored),
    })),
  }
}

function situationJson(model: AnyFlowModel, situation: Situation, ignored: readonly Stimulus[]): SituationJson {
  const words = situationWords(model, situation)
  return { key: situation.key, states: situation.leaves, words, ignored: ignored.map(nameOf) }
}

function errorsAsMessages(_key: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message } : value
}
