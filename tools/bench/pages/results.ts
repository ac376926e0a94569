import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import type { PageReturn } from './back-forward.ts'
import type { Measured } from './figures.ts'

/** The figures of a run, with each load and each audit. */
export interface Results {
  machine: string
  /** The machine's load average over one minute, taken before the measurements. */
  load: number
  runs: number
  audits: number
  /** How many times the processor was slowed down, run by run. */
  slowdowns: readonly number[]
  returns: readonly PageReturn[]
  measured: readonly Measured[]
}

const file = join(root, 'test-results/bench/site.json')

/** Writes `test-results/bench/site.json`. */
export function writeResults(results: Results): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
