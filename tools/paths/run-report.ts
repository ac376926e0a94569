import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { junitReport, timedWalk, type WalkedCase } from './formats/junit.ts'

const results = join(import.meta.dirname, '../../test-results')

/** The cases of one run of the path tests at a level, written as `test-results/paths-<level>.xml`. */
export function runReport(level: 'machine' | 'component') {
  const flows = new Map<string, WalkedCase[]>()
  return {
    /** Walks a path by `run`, with an arrival whose walker's steps are timed; rejects as it does. */
    add: async (...[model, path, arrive, run]: Parameters<typeof timedWalk>) => {
      const { walked, error } = await timedWalk(model, path, arrive, run)
      flows.set(model.id, [...(flows.get(model.id) ?? []), walked])
      if (error !== null) throw error
    },
    /** Writes the report, unless only one path was replayed. */
    write: () => writeReport(level, flows),
  }
}

/** Writes the walked paths of a level by flow, unless only one path was replayed. */
export function writeReport(level: string, flows: ReadonlyMap<string, readonly WalkedCase[]>): void {
  if (process.env['PATHS_PATH'] !== undefined) return
  const suites = [...flows].map(([flow, cases]) => ({ flow, properties: { level }, cases }))
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `paths-${level}.xml`), junitReport(`paths, ${level}`, suites))
}
