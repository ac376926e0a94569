import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Level } from './arguments.ts'

/** One walk of a path: when, of what, and how it ended. */
export interface PathRun {
  /** When the walk began, in ISO 8601. */
  at: string
  /** The id of the test run that it belongs to. */
  run: string
  commit: string
  /** The hash of the machine's behavior. */
  machine: string
  result: 'passed' | 'failed' | 'timed out'
  ms: number
}

export interface WalkedPath {
  flow: string
  path: string
  level: Level
}

/** The last runs of a path at a level, the oldest first. */
export interface PathHistory extends WalkedPath {
  runs: readonly PathRun[]
}

/** As many runs of a path at a level are kept. */
const keptRuns = 50

const historyFile = join(import.meta.dirname, '../../test-results/history.jsonl')

type Line = readonly [
  flow: string,
  level: Level,
  path: string,
  at: string,
  run: string,
  commit: string,
  machine: string,
  result: PathRun['result'],
  ms: number,
]

/** Adds a run to the history. It appends one line, so that parallel workers may write to the same file. */
export function recordRun({ flow, path, level }: WalkedPath, walked: PathRun, file: string = historyFile): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, textOf({ flow, path, level }, walked))
}

/** The last 50 runs of each path at each level. A line that was cut off, as when a disk was full, is left out. */
export function readHistory(file: string = historyFile): readonly PathHistory[] {
  const byPath = new Map<string, WalkedPath & { runs: PathRun[] }>()
  for (const [flow, level, path, at, run, commit, machine, result, ms] of linesOf(file)) {
    const name = `${flow} ${level} ${path}`
    const known = byPath.get(name) ?? { flow, path, level, runs: [] }
    known.runs.push({ at, run, commit, machine, result, ms })
    byPath.set(name, known)
  }
  return [...byPath.values()].map(({ runs, ...path }) => ({ ...path, runs: lastOf(runs) }))
}

/** The median duration in milliseconds of a path's runs that passed at a level; null where none did. */
export function durationOf(
  flow: string,
  path: string,
  level: Level,
  history: readonly PathHistory[] = readHistory(),
): number | null {
  const found = history.find((one) => one.flow === flow && one.path === path && one.level === level)
  return found ? medianOf(found.runs.filter(({ result }) => result === 'passed').map(({ ms }) => ms)) : null
}

/** The middle one of some numbers, the lower one where there are two; null where there are none. */
export function medianOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? null
}

/** Removes from the file what `readHistory` leaves out. Not to be called while tests run. */
export function trimHistory(file: string = historyFile): void {
  if (!existsSync(file)) return
  const kept = readHistory(file).flatMap(({ runs, ...path }) => runs.map((run) => textOf(path, run)))
  const shortened = `${file}.new`
  writeFileSync(shortened, kept.join(''))
  renameSync(shortened, file)
}

/** A line begins where the one before was cut off, too. */
function textOf({ flow, path, level }: WalkedPath, { at, run, commit, machine, result, ms }: PathRun): string {
  const line: Line = [flow, level, path, at, run, commit, machine, result, Math.round(ms)]
  return `\n${JSON.stringify(line)}`
}

function lastOf(runs: readonly PathRun[]): PathRun[] {
  return runs.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)).slice(-keptRuns)
}

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text): Line[] => {
      if (!text.endsWith(']')) return []
      const line: Line = JSON.parse(text)
      return [line]
    })
}
