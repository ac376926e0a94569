import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { walksOf } from './coverage.ts'
import type { FlowReport } from './flow-report.ts'

/**
 * Removes from the results what no flow refers to: records of paths that none of its suites has and of formats of old,
 * pictures of failures that no record names, screens and speech of situations that are gone or seen anew. Returns how
 * many files it removed. Not to be called while tests run.
 */
export function purge(flows: readonly FlowReport[], results: string): number {
  const kept = new Set(flows.flatMap((flow) => [...walksKept(flow, results), ...screensKept(flow)]))
  const found = ['walks', 'failures', 'screens'].flatMap((folder) => filesIn(join(results, folder)))
  const stray = found.filter((file) => !kept.has(file))
  for (const file of stray) rmSync(file)
  return stray.length
}

/** The files of the walks of a flow's paths, and of the pictures that they name. */
function walksKept({ id, graph }: FlowReport, results: string): string[] {
  return walksOf(graph, results).flatMap(({ level, path, failure }) => [
    join(results, 'walks', level, id, `${path}.json`),
    ...(failure?.picture ? [join(results, failure.picture)] : []),
  ])
}

function screensKept({ graph, screens }: FlowReport): string[] {
  const pictures = graph.situations.flatMap(({ key }) => screens.get(key)?.file ?? [])
  return pictures.flatMap((file) => [file, file.replace(/\.webp$/, '.yml')])
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
}
