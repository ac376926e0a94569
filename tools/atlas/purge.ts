import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowReport } from './flow-report.ts'
import { levels, readWalks } from './walk-record.ts'

/**
 * Removes from the results what no flow refers to: records of paths that none of its suites has and of formats of old,
 * pictures of failures that no record names, screens and speech of situations that are gone or seen anew. Returns how
 * many files it removed. Not to be called while tests run.
 */
export function purge(flows: readonly FlowReport[], results: string): number {
  const kept = new Set(flows.flatMap((flow) => [...walksOf(flow, results), ...screensKept(flow)]))
  const found = ['walks', 'failures', 'screens'].flatMap((folder) => filesIn(join(results, folder)))
  const stray = found.filter((file) => !kept.has(file))
  for (const file of stray) rmSync(file)
  return stray.length
}

/** The files of the walks of a flow's paths, and of the pictures that they name. */
function walksOf({ id, suites }: FlowReport, results: string): string[] {
  const paths = new Set(suites.flatMap((suite) => suite.paths.map((path) => path.id)))
  return levels.flatMap((level) =>
    readWalks(level, id, results)
      .filter(({ path }) => paths.has(path))
      .flatMap(({ path, failure }) => [
        join(results, 'walks', level, id, `${path}.json`),
        ...(failure?.picture ? [join(results, failure.picture)] : []),
      ]),
  )
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
