import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsFolder } from '../atlas/walk-record.ts'
import { junitReport, timedWalk, type WalkedCase } from './formats/junit.ts'

/** The cases of one run of the path tests at a level, written as `paths-<level>.xml` into the folder of the results. */
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
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, `paths-${level}.xml`), junitReport(`paths, ${level}`, suites))
}
