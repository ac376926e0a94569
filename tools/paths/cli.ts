import { mkdirSync, writeFileSync } from 'node:fs'
import { flows } from '../../machines/registry.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { coverageOf } from '../atlas/coverage.ts'
import { readArguments, type Options } from './arguments.ts'
import { helpOf } from '../../scripts/support/help.mjs'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { cover, defaultBudget, goals, type Goal, type Suite } from './core/cover.ts'
import { evidenceOf } from './evidence.ts'
import type { AnyFlowModel, Graph } from './core/explore.ts'
import { exploredAll } from './core/explored.ts'
import { findPath, longestBudget } from './core/find.ts'
import { printPaths } from './formats/formats.ts'
import { isLocked, lockProblems, writeLock } from './oracle/lock.ts'
import { since, sinceText } from './oracle/since.ts'
import { problemsOf } from './problems.ts'
import { replay } from './replay.ts'
import { gapsOf, leftOut, summaryOf } from './core/summary.ts'
import { lastResults, tracedRequirements } from './requirements/last-results.ts'
import { requirementLines } from './requirements/report.ts'
import { selectWithin } from './selection/budget.ts'
import { selectionLines } from './selection/report.ts'
import { writeSheets } from './sheets/write-sheets.ts'
import { counted } from './core/words.ts'
import { viewReport } from './views/report.ts'
import { accept, viewFolders } from './views/views.ts'

const models: readonly (readonly [string, AnyFlowModel])[] = Object.entries(flows)

try {
  process.exitCode = await run(
    readArguments(
      process.argv.slice(2),
      models.map(([id]) => id),
    ),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/**
 * Runs the command; resolves to the exit status, which is 1 where a check or a replay failed, or a flow could not be
 * explored: a sentence says so, and the others go on.
 */
async function run(options: Options): Promise<number> {
  if (options.isHelp) return say(helpOf('paths'))
  if (options.isCheck) return check(options)
  const asked = models.filter(([id]) => options.machine === null || id === options.machine).map(([, model]) => model)
  const { graphs, problems } = exploredAll(options.path === null ? asked : flowsOf(options.path, asked))
  const status = graphs.length === 0 ? 0 : await runOn(graphs, options)
  return Math.max(status, fail(problems))
}

async function runOn(graphs: readonly Graph[], options: Options): Promise<number> {
  const chosen = graphs.map(({ model }) => model)
  if (options.isLock) return lock(chosen)
  if (options.isRequirements) return requirements(graphs)
  if (options.budget !== null && !options.isSheets) return within(chosen, options, options.budget)
  if (options.isDiff) return views(graphs, options.isAccept)
  if (options.isSheets) return sheets(graphs, options)
  if (options.since !== null) return changes(chosen, options.since)
  if (options.path !== null) return onePath(graphs, options, options.path)
  if (options.machine === null && options.format === null) return table(graphs, options)
  const { goal, maxSteps, format } = options
  const covered = graphs.map((graph) => ({ graph, suite: coverWithin(graph, goal ?? 'edges', maxSteps) }))
  say(await printPaths(covered, format ?? 'list'))
  return fail(covered.flatMap(({ graph: { model }, suite }) => leftOut(model, suite)))
}

function coverWithin(graph: Graph, goal: Goal, maxSteps: number | null): Suite {
  return maxSteps === null ? cover(graph, goal) : cover(graph, goal, maxSteps)
}

function table(graphs: readonly Graph[], { goal, maxSteps }: Options): number {
  const asked = goal === null ? goals : [goal]
  const covered = graphs.map((graph) => ({ graph, suites: asked.map((each) => coverWithin(graph, each, maxSteps)) }))
  if (goal === null && maxSteps === null && graphs.length === models.length) writeEvidence(evidenceOf(covered))
  say([summaryOf(covered, asked), ...gapsOf(covered)].join('\n'))
  return fail(covered.flatMap(({ graph: { model }, suites }) => suites.flatMap((suite) => leftOut(model, suite))))
}

/** The flow in whose lock a path stands, the only one that it can be of; all of them where no lock has it. */
function flowsOf(path: string, all: readonly AnyFlowModel[]): readonly AnyFlowModel[] {
  const locked = all.filter(({ id }) => isLocked(id, path))
  return locked.length > 0 ? locked : all
}

async function onePath(graphs: readonly Graph[], options: Options, id: string): Promise<number> {
  const { level, isHeaded, format, maxSteps } = options
  const found = findPath(graphs, id, maxSteps ?? defaultBudget)
  if (!found) return fail([`No suite of up to ${longestBudget} steps has a path '${id}'.`])
  const { graph, suite, path } = found
  if (level === null) return say(await printPaths([{ graph, suite: { ...suite, paths: [path] } }], format ?? 'list'))
  return (await replay(found, level, isHeaded, say)) ? 0 : 1
}

/** Prints the paths that take away the most risk in the time given; what changed since a version counts more. */
function within(chosen: readonly AnyFlowModel[], options: Options, budget: number): number {
  return say(selectionLines(selected(chosen, options, budget), options.level ?? 'browser', budget).join('\n'))
}

function selected(chosen: readonly AnyFlowModel[], { level, since: ref }: Options, budget: number) {
  const changed = new Set(ref === null ? [] : since(ref, chosen).flatMap((flow) => flow.changed))
  return selectWithin(chosen, { level: level ?? 'browser', budget, changed })
}

/** Writes the sheets of the suites' paths, or of those chosen within a budget. */
function sheets(graphs: readonly Graph[], options: Options): number {
  const { goal, maxSteps, budget } = options
  const chosen = graphs.map(({ model }) => model)
  const within = budget === null ? null : selected(chosen, options, budget).chosen
  const flows = Object.entries(testedFlows).flatMap(([id, { stage }]) => {
    const graph = graphs.find(({ model }) => model.id === id)
    if (!graph) return []
    const paths = within
      ? within.filter(({ flow }) => flow === id).map(({ path }) => path)
      : coverWithin(graph, goal ?? 'edges', maxSteps).paths
    return [{ graph, paths, start: stage.start }]
  })
  return say(`Written: ${writeSheets(flows).join(', ')}`)
}

/** Compares what the last browser run saw of each situation with what was accepted, or accepts it. */
async function views(graphs: readonly Graph[], isAccept: boolean): Promise<number> {
  if (isAccept) {
    const count = graphs.reduce((sum, graph) => sum + accept(graph, viewFolders), 0)
    return say(`Accepted: ${counted(count, 'situation')}.`)
  }
  const { lines, isSame } = await viewReport(graphs, viewFolders)
  say(lines.join('\n'))
  return isSame ? 0 : 1
}

function requirements(graphs: readonly Graph[]): number {
  const { traces, unasked } = tracedRequirements(graphs.map(({ model }) => model))
  const covered = graphs.map((graph) => ({ id: graph.model.id, coverage: coverageOf(graph) }))
  return say(requirementLines(traces, unasked, lastResults(covered)).join('\n'))
}

/** Prints for each flow that it lacks nothing, or what it lacks. */
function check({ machine, maxSteps }: Options): number {
  const chosen = Object.entries(testedFlows).filter(([id]) => machine === null || id === machine)
  if (chosen.length === 0)
    throw new Error(`The flow '${machine ?? ''}' has no steps for tests: add it to tests/flows/all.ts.`)
  const problems = chosen.flatMap(([, flow]) => [...problemsOf(flow, maxSteps), ...lockProblems(flow.model)])
  if (problems.length > 0) return fail(problems)
  return say(
    `${counted(chosen.length, 'flow')}: every transition, edge and pair of them is on a path${maxSteps === null ? '' : ` of at most ${counted(maxSteps, 'step')}`}; no step, assertion or word is missing; each machine does what its lock says.`,
  )
}

function lock(chosen: readonly AnyFlowModel[]): number {
  const written = chosen.filter(writeLock).map(({ id }) => `machines/${id}/paths.lock.json`)
  return say(written.length === 0 ? 'Every lock file is as its machine says.' : `Written: ${written.join(', ')}`)
}

/** Prints what differs from a version; leaves the ids of the paths that it touches in test-results, for npm test. */
function changes(chosen: readonly AnyFlowModel[], ref: string): number {
  const found = since(ref, chosen)
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/since.json', JSON.stringify(found.flatMap(({ touched }) => touched)))
  return say(sinceText(ref, found))
}

function say(text: string): number {
  console.log(text)
  return 0
}

/** Prints what is wrong; 1 where anything is. */
function fail(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence)
  return sentences.length === 0 ? 0 : 1
}
