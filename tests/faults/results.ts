import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Goal } from '../paths/cover.ts'

export type Level = 'machine' | 'dom'

/** The suite that a level's target is set for. */
export const targetGoals = { machine: 'edges', dom: 'edge-pairs' } as const

/** What became of a seeded fault. */
export interface Judged {
  id: string
  kind: string
  /** The transition, state, event or part of the page with the fault. */
  at: string
  /** 'masked' is a fault that nothing can bring about: what it takes away never happens in a path. */
  status: 'killed' | 'survived' | 'equivalent' | 'masked'
  /** The path that killed it. */
  path?: string
  /** What that path said. */
  complaint?: string
  /** Why no path notices it, and what else tests it. */
  reason?: string
}

export interface MutantReport {
  flow: string
  level: Level
  suite: Goal
  faults: readonly Judged[]
  seconds: number
}

/** Why faults survive, by their id. */
export type Reasons = Readonly<Record<string, string>>

/** What is wrong with the reasons: a fault that goes unnoticed without one, and one whose fault does not. */
export function complaintsOf(faults: readonly Judged[], reasons: Reasons): string[] {
  const unnoticed = faults.filter(({ status }) => status === 'survived' || status === 'masked')
  return [
    ...unnoticed
      .filter(({ id }) => !Object.hasOwn(reasons, id))
      .map(({ id, status }) => `'${id}' is ${status} without a reason`),
    ...Object.keys(reasons)
      .filter((reason) => !unnoticed.some(({ id }) => id === reason))
      .map((id) => `'${id}' has a reason to go unnoticed, and does not`),
  ]
}

/** Leaves a report for the table and the atlas. */
export function writeReport(report: MutantReport): void {
  const file = join('test-results', 'mutants', report.level, `${report.flow}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

export const reportHead = [
  'flow',
  'level',
  'suite',
  'faults',
  'killed',
  'survived',
  'equivalent',
  'masked',
  'score',
  's',
]

/** One row of the table of all flows. */
export function reportRow({ flow, level, suite, faults, seconds }: MutantReport): string[] {
  const numbers = (['killed', 'survived', 'equivalent', 'masked'] as const).map((status) => countOf(faults, status))
  return [flow, level, suite, ...[faults.length, ...numbers].map(String), `${scoreOf(faults)} %`, seconds.toFixed(1)]
}

/** Per cent of the faults that can be noticed at all which a path notices, rounded down. */
export function scoreOf(faults: readonly Judged[]): number {
  const killed = countOf(faults, 'killed')
  const noticeable = killed + countOf(faults, 'survived')
  return noticeable === 0 ? 100 : Math.floor((100 * killed) / noticeable)
}

function countOf(faults: readonly Judged[], status: Judged['status']): number {
  return faults.filter((fault) => fault.status === status).length
}
