import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import type { Return } from './back-forward.ts'
import type { Measured } from './figures.ts'

/** All that a run measured, each of its loads and audits by itself. */
export interface Results {
  machine: string
  /** The machine's load average over a minute, before anything was measured. */
  load: number
  runs: number
  audits: number
  returns: readonly Return[]
  measured: readonly Measured[]
}

const file = join(root, 'test-results/bench/site.json')

/** Writes `test-results/bench/site.json`. */
export function writeResults(results: Results): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
