import { testedFlows } from '../../tests/flows/all.ts'
import type { FlowId } from '../../machines/registry.ts'
import { stepLine, counted } from '../paths/core/words.ts'
import { graphOf, visitsIn, type Visit } from './recorded.ts'
import { shrink, type Shrunk } from './shrink.ts'
import { pathAlong } from './steps.ts'
import { explainedFailureIn, failureIn } from './walk-in-jsdom.ts'
import { writeTests, type PathFile } from './written.ts'

/** Where results go: lines for people, and the folder of the files with the root that they are named from. */
export interface Report {
  say: (line: string) => void
  root: string
  folder: string
}

/**
 * Walks what the flows did in a session, the longest first, until one fails. Shrinks that one, or the longest where
 * none fails, and writes its tests.
 */
export async function testOfVisit(session: string, machine: FlowId | null, report: Report): Promise<Shrunk> {
  const visits = visitsIn(session, machine)
  let longest: { visit: Visit; shrunk: Shrunk } | undefined
  for (const visit of visits) {
    report.say(`${visit.flow} on ${visit.page}: ${counted(visit.steps.length, 'step')}`)
    for (const note of visit.notes) report.say(`  ${note}`)
    const flow = testedFlows[visit.flow]
    const shrunk = await shrink(visit.graph, visit.steps, (path) => failureIn(flow, path))
    if (shrunk.failure) return written(visit, shrunk, report)
    report.say('  nothing fails')
    longest ??= { visit, shrunk }
  }
  if (!longest) throw new Error('There was no visit to walk.')
  return written(longest.visit, longest.shrunk, report)
}

/** Walks a path that was written, step by step; resolves to whether it passed. */
export async function replayPath({ machine, steps }: PathFile, say: Report['say']): Promise<boolean> {
  const graph = graphOf(machine)
  const along = pathAlong(graph, steps)
  if ('reason' in along) throw new Error(`${along.reason} The machine has changed since: record the visit again.`)
  const { path } = along
  const failure = await explainedFailureIn(testedFlows[machine], path, (step, failed) =>
    say(stepLine(graph.model, path, step, failed)),
  )
  if (failure) say(`\n${failure.message}`)
  return failure === null
}

async function written({ flow, graph }: Visit, shrunk: Shrunk, { say, root, folder }: Report): Promise<Shrunk> {
  const { path, failure, isBeyond, walks } = shrunk
  if (isBeyond) say('  What was recorded passes; what could be done next does not.')
  const steps = counted(path.steps.length, 'step')
  if (failure) {
    say(`It fails; the shortest that still fails the same has ${steps} (${counted(walks, 'walk')}):\n`)
    const explained = (await explainedFailureIn(testedFlows[flow], path)) ?? failure
    say(`${explained.message}\n`)
  } else say(`Nothing of the visit fails. The shortest path to where it ended has ${steps}.`)
  say(`Written: ${writeTests(root, folder, flow, graph.model, shrunk).join(', ')}`)
  return shrunk
}
