import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Version } from '../paths/versions.ts'
import type { Level } from './walk-record.ts'
import { resultsFolder } from './walk-record.ts'

/** One seeded fault and what became of it. */
export interface Fault {
  id: string
  kind: string
  /** The transition, state or part it was seeded at. */
  at: string
  status: 'killed' | 'survived' | 'equivalent' | 'masked'
  /** The path that killed it. */
  path?: string
  /** The message with which that path failed. */
  complaint?: string
  /** Why no path notices it. */
  reason?: string
}

/** `test-results/mutants/<level>/<flow>.json`. */
export interface MutantRecord {
  flow: string
  level: Level
  suite: string
  faults: readonly Fault[]
  seconds: number
  /** When and of what it was written: absent in records of earlier formats. */
  at?: string
  machine?: string
}

/** Whether a record is of the machine as it is. */
export function isOf({ machine }: MutantRecord, drawn: Version): boolean {
  return machine === drawn.machine
}

export interface Score {
  killed: number
  /** The number of faults that a test could have noticed: all but the equivalent ones. */
  noticeable: number
}

const mutantLevels: readonly Level[] = ['machine', 'dom']

/** The records of a flow's seeded faults from the last run; empty where there was no run. */
export function readMutants(flow: string, results: string = resultsFolder): MutantRecord[] {
  return mutantLevels
    .map((level) => join(results, 'mutants', level, `${flow}.json`))
    .filter((file) => existsSync(file))
    .map((file): MutantRecord => JSON.parse(readFileSync(file, 'utf8')))
}

export function scoreOf(records: readonly MutantRecord[]): Score {
  const faults = records.flatMap((record) => record.faults).filter(({ status }) => status !== 'equivalent')
  return { killed: faults.filter(({ status }) => status === 'killed').length, noticeable: faults.length }
}

/** The faults that no path noticed, each with its reason where one is known. */
export function unnoticed({ faults }: MutantRecord): Fault[] {
  return faults.filter(({ status }) => status === 'survived' || status === 'masked')
}
