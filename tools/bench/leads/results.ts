import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import type { ChromiumFigures } from './chromium-run.ts'
import { requestFloor } from './faults.ts'
import type { Figures } from './figures.ts'
import type { TripFigures } from './trip/run-trip.ts'

/** The figures of the last run, part by part. */
export interface Results {
  /** The fewest requests a lead that the fault mix allows. */
  requestFloor: number
  node?: { seed: number; risk: number; senders: readonly Figures[] }
  chromium?: ChromiumFigures
  trips?: readonly TripFigures[]
}

const file = join(root, 'test-results/bench/leads.json')

/** Writes a run's part of `test-results/bench/leads.json`. */
export function writeResults(part: Omit<Results, 'requestFloor'>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readResults(), ...part, requestFloor }, null, 2)}\n`)
}

/** Removes the figures of an earlier run. */
export function forgetResults(): void {
  rmSync(file, { force: true })
}

/** The stored figures, as far as the run has written them. */
export function readResults(): Partial<Results> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
