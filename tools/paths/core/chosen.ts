import { allGoals, cover, type Goal, type Path, type Suite } from './cover.ts'
import type { AnyFlowModel, Graph } from './explore.ts'
import { nameWithId } from './names.ts'
import type { StepListener } from './run.ts'
import { leftOut } from './summary.ts'
import { stepLine } from './words.ts'

/**
 * The environment variables with which `npm run test:deep` and `npm run paths -- --path` choose what the path tests
 * walk.
 */
export interface Choice {
  /** Default: edges. */
  PATHS_GOAL?: string
  /** Default: as many as the farthest target needs, at least 12. */
  PATHS_MAX_STEPS?: string
  /** The ids of one flow and of one of its paths, whose steps are then printed; several paths by commas. */
  PATHS_MACHINE?: string
  PATHS_PATH?: string
}

/** The start of every line on which a path test reports a step. */
export const stepMark = 'path step | '

/** The flows that the path tests walk, by id. Throws one sentence where the environment names an unknown flow. */
export function chosenFlows<Flow>(
  flows: Readonly<Record<string, Flow>>,
  choice: Choice = process.env,
): [string, Flow][] {
  const chosen = Object.entries(flows).filter(([id]) => (choice.PATHS_MACHINE ?? id) === id)
  if (chosen.length === 0)
    throw new Error(`PATHS_MACHINE takes ${Object.keys(flows).join(', ')}, not '${choice.PATHS_MACHINE ?? ''}'.`)
  return chosen
}

/**
 * The paths of a flow that the path tests walk: its edge suite, unless the environment chooses others. Throws one
 * sentence where the suite's budget leaves targets out, unless a path is asked for.
 */
export function chosenSuite(graph: Graph, choice: Choice = process.env): Suite {
  const goal = goalOf(choice.PATHS_GOAL)
  const steps = choice.PATHS_MAX_STEPS
  const suite = steps === undefined ? cover(graph, goal) : cover(graph, goal, Number(steps))
  if (choice.PATHS_PATH === undefined) {
    const [sentence] = leftOut(graph.model, suite)
    if (sentence !== undefined) throw new Error(sentence)
    return suite
  }
  const ids = choice.PATHS_PATH.split(',')
  return { ...suite, paths: suite.paths.filter(({ id }) => ids.includes(id)) }
}

/** Whether the environment chooses what is walked, so that it is not everything. */
export function isChosen(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return Object.entries(environment).some(([name, value]) => name.startsWith('PATHS_') && value !== undefined)
}

/** Throws one sentence where the environment names a path, and of all flows' suites `count` = 0 paths were chosen. */
export function demandPath(count: number, { PATHS_PATH, PATHS_MACHINE, PATHS_GOAL }: Choice = process.env): void {
  if (PATHS_PATH === undefined || count > 0) return
  const where = PATHS_MACHINE === undefined ? 'No flow has a' : `The flow ${PATHS_MACHINE} has no`
  throw new Error(`${where} path '${PATHS_PATH}' among its ${goalOf(PATHS_GOAL)}.`)
}

/** The same paths one by one, each with its name and its suite. */
export function chosenWalks(graph: Graph) {
  const suite = chosenSuite(graph)
  return suite.paths.map((path) => [nameWithId(path), suite, path] as const)
}

/** Prints the steps of a path that is replayed by itself; prints nothing in test runs. */
export function chosenStepListener(model: AnyFlowModel, path: Path, choice: Choice = process.env): StepListener {
  if (choice.PATHS_PATH === undefined) return () => undefined
  return (step, failure) => process.stdout.write(`\n${stepMark}${stepLine(model, path, step, failure)}\n`)
}

function goalOf(name: string = 'edges'): Goal {
  const goal = allGoals.find((known) => known === name)
  if (!goal) throw new Error(`PATHS_GOAL takes ${allGoals.join(', ')}, not '${name}'.`)
  return goal
}
