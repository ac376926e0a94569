import { mkdirSync, writeFileSync } from 'node:fs'
import { flows } from '../../machines/registry.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { readArguments, type Options } from './arguments.ts'
import { helpOf } from '../../scripts/support/commands.mjs'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { cover, defaultBudget, goals } from './core/cover.ts'
import { evidenceOf } from './evidence.ts'
import { explore, type AnyFlowModel } from './core/explore.ts'
import { findPath, longestBudget } from './core/find.ts'
import { printPaths } from './formats/formats.ts'
import { lockProblems, writeLock } from './oracle/lock.ts'
import { since, sinceText } from './oracle/since.ts'
import { problemsOf } from './problems.ts'
import { replay } from './replay.ts'
import { gapsOf, summaryOf } from './core/summary.ts'
import { counted } from './core/words.ts'

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

/** Runs the command; resolves to the exit status, which is 1 where a check or a replay failed. */
async function run(options: Options): Promise<number> {
  if (options.isHelp) return say(helpOf('paths'))
  if (options.isCheck) return check(options)
  const chosen = models.filter(([id]) => options.machine === null || id === options.machine).map(([, model]) => model)
  if (options.isLock) return lock(chosen)
  if (options.since !== null) return changes(chosen, options.since)
  if (options.path !== null) return onePath(chosen, options, options.path)
  if (options.machine === null && options.format === null) return table(chosen, options)
  const { goal, maxSteps, format } = options
  const covered = chosen.map(explore).map((graph) => ({ graph, suite: cover(graph, goal ?? 'edges', maxSteps) }))
  return say(await printPaths(covered, format ?? 'list'))
}

function table(chosen: readonly AnyFlowModel[], { goal, maxSteps }: Options): number {
  const asked = goal === null ? goals : [goal]
  const covered = chosen
    .map(explore)
    .map((graph) => ({ graph, suites: asked.map((each) => cover(graph, each, maxSteps)) }))
  if (goal === null && maxSteps === defaultBudget) writeEvidence(evidenceOf(covered))
  return say([summaryOf(covered, asked), ...gapsOf(covered)].join('\n'))
}

async function onePath(chosen: readonly AnyFlowModel[], options: Options, id: string): Promise<number> {
  const { level, isHeaded, format, maxSteps } = options
  const found = findPath(chosen.map(explore), id, maxSteps)
  if (!found) return fail([`No suite of up to ${longestBudget} steps has a path '${id}'.`])
  const { graph, suite, path } = found
  if (level === null) return say(await printPaths([{ graph, suite: { ...suite, paths: [path] } }], format ?? 'list'))
  return (await replay(found, level, isHeaded, say)) ? 0 : 1
}

/** Prints for each flow that it lacks nothing, or what it lacks. */
function check({ machine, maxSteps }: Options): number {
  const chosen = Object.entries(testedFlows).filter(([id]) => machine === null || id === machine)
  const problems = chosen.flatMap(([, flow]) => [...problemsOf(flow, maxSteps), ...lockProblems(flow.model)])
  if (problems.length > 0) return fail(problems)
  return say(
    `${counted(chosen.length, 'flow')}: every transition, edge and pair of them is on a path of at most ${counted(maxSteps, 'step')}; no step, assertion or word is missing; each machine does what its lock says.`,
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

function fail(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence)
  return 1
}
