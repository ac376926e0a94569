import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a run of hostile input came to: how many were tried, and how many did what none may do. */
export interface HostileFigure {
  title: string
  tried: number
  /** By what went wrong; each is to be 0. */
  faults: Readonly<Record<string, number>>
  /** What is worth knowing besides. */
  note?: string
}

export const recordsFolder = join(import.meta.dirname, '../../test-results/bench/hostile')

/** Keeps a figure for `npm run proof`, one file each: tests run side by side. */
export function record(name: string, figure: HostileFigure): void {
  mkdirSync(recordsFolder, { recursive: true })
  writeFileSync(join(recordsFolder, `${name}.json`), `${JSON.stringify(figure, null, 2)}\n`)
}

/** How often each fault was found, those included that never were. */
export function tally(kinds: readonly string[], found: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, found.filter((one) => one === kind).length]))
}
