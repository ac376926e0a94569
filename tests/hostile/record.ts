import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The result of a run with hostile input: how many inputs were tried, and how many had a forbidden effect. */
export interface HostileFigure {
  title: string
  tried: number
  /** The number of faults of each kind, which should be 0. */
  faults: Readonly<Record<string, number>>
  /** Further information. */
  note?: string
}

export const recordsFolder = join(import.meta.dirname, '../../test-results/bench/hostile')

/** Writes a figure for `npm run proof` to a file of its own, since tests run in parallel. */
export function record(name: string, figure: HostileFigure): void {
  mkdirSync(recordsFolder, { recursive: true })
  writeFileSync(join(recordsFolder, `${name}.json`), `${JSON.stringify(figure, null, 2)}\n`)
}

/** How often each kind of fault was found, with 0 for the others. */
export function tally(kinds: readonly string[], found: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, found.filter((one) => one === kind).length]))
}
