import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flows } from '../../machines/registry.ts'
import { testRun } from '../../scripts/support/test-run.ts'
import type { Goal } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { versionOf } from '../paths/versions.ts'

export type Level = 'machine' | 'dom'

export const levels: readonly Level[] = ['machine', 'dom']

/** The suite that a level's target is set for. */
export const targetGoals = { machine: 'edges', dom: 'edge-pairs' } as const

/** Targets in per cent of all flows' noticeable faults. */
const targets = { machine: 100, dom: 95 }

/** The result of a seeded fault. */
export interface Judged {
  id: string
  kind: string
  /** The transition, state, event or part of the page with the fault. */
  at: string
  /** 'masked' is a fault that never takes effect on any path. */
  status: 'killed' | 'survived' | 'equivalent' | 'masked'
  /** The path that killed it. */
  path?: string
  /** The message with which that path failed. */
  complaint?: string
  /** What the oracle says of it, one sentence for each cause; of faults of machines only. */
  sentences?: readonly string[]
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

/** The reasons why faults go unnoticed, by the faults' ids. */
export type Reasons = Readonly<Record<string, string>>

/** The faults with the reason of each that has one. */
export function withReasons(faults: readonly Judged[], reasons: Reasons = {}): Judged[] {
  return faults.map((fault) => ({ ...fault, ...(reasons[fault.id] !== undefined && { reason: reasons[fault.id] }) }))
}

/** What is wrong with the reasons: an unnoticed fault has none, or a noticed one has one. */
export function complaintsOf(faults: readonly Judged[]): string[] {
  return faults.flatMap(({ id, status, reason }) => {
    const isUnnoticed = status === 'survived' || status === 'masked'
    if (isUnnoticed && reason === undefined) return [`'${id}' is ${status} without a reason`]
    return !isUnnoticed && reason !== undefined ? [`'${id}' has a reason to go unnoticed, and is ${status}`] : []
  })
}

/** A sentence for each level at which the suites of all flows together notice less than the target. */
export function shortfalls(reports: readonly MutantReport[]): string[] {
  return levels.flatMap((level) => {
    const [suite, target] = [targetGoals[level], targets[level]]
    const faults = reports
      .filter((report) => report.level === level && report.suite === suite)
      .flatMap((report) => report.faults)
    if (scoreOf(faults) >= target) return []
    return [`${suite} notice ${scoreOf(faults)} % of the faults at the level ${level}, not ${target} %`]
  })
}

/** Writes a report for the table and the atlas, with the version of the flow that it is of. */
export function writeReport(report: MutantReport): void {
  const file = fileOf(report.level, report.flow)
  const model = Object.values<AnyFlowModel>(flows).find(({ id }) => id === report.flow)
  const stamp = { at: new Date().toISOString(), ...testRun(), ...(model && versionOf(model)) }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...report, ...stamp }, null, 2)}\n`)
}

/**
 * The report that a run will leave. An earlier one is removed first, so that it is not taken for the new one. `read`
 * takes whether the run ended well, and returns a sentence where there is no report of this suite on all faults.
 */
export function freshReport(level: Level, flow: string, results = 'test-results') {
  const file = fileOf(level, flow, results)
  rmSync(file, { force: true })
  return {
    read: (suite: Goal, isWell: boolean): MutantReport | string => {
      const report: MutantReport | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
      const name = `${flow}, ${level}, ${suite}`
      if (report?.suite !== suite) return `${name}: the run left no report.`
      return isWell || complaintsOf(report.faults).length > 0
        ? report
        : `${name}: the run failed, and not by its faults.`
    },
  }
}

function fileOf(level: Level, flow: string, results = 'test-results'): string {
  return join(results, 'mutants', level, `${flow}.json`)
}

/** One line for each fault with its result. */
export function linesOf({ flow, level, suite, faults }: MutantReport): string[] {
  const line = ({ id, status, path }: Judged) => `  ${status.padEnd(10)}  ${id}${path ? `, by path ${path}` : ''}`
  const said = ({ sentences = [] }: Judged) => sentences.map((sentence) => `              ${sentence}`)
  return [`${flow}, ${level}, ${suite}`, ...faults.flatMap((fault) => [line(fault), ...said(fault)]), '']
}

/** How many faults of the machines the oracle noticed, with a sentence each, of those that change something. */
export function oracleLine(reports: readonly MutantReport[]): string {
  const faults = reports.filter(({ level }) => level === 'machine').flatMap((report) => report.faults)
  const noticed = faults.filter(({ sentences = [] }) => sentences.length > 0).length
  const noticeable = faults.length - countOf(faults, 'equivalent')
  const count = (number: number) => number.toLocaleString('en-US')
  return `Noticed by the oracle of npm test, with a sentence each: ${count(noticed)} of the ${count(noticeable)} faults of machines that change something.`
}

const head = ['flow', 'level', 'suite', 'faults', 'killed', 'survived', 'equivalent', 'masked', 'score', 'seconds']
const statuses = ['killed', 'survived', 'equivalent', 'masked'] as const

/** The cells of the table: the header, one row per report, and the sum of each level and suite. */
export function reportCells(reports: readonly MutantReport[]): string[][] {
  const kinds = [...new Set(reports.map(({ level, suite }) => `${level} ${suite}`))]
  const sums = kinds.map((kind) => sumOf(reports.filter(({ level, suite }) => `${level} ${suite}` === kind)))
  return [head, ...[...reports, ...(reports.length > kinds.length ? sums : [])].map(rowOf)]
}

/** The same table, aligned for the terminal. */
export function reportTable(reports: readonly MutantReport[]): string {
  const rows = reportCells(reports)
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column < 3 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}

function sumOf(reports: readonly MutantReport[]): MutantReport {
  const [{ level, suite } = { level: 'machine' as const, suite: 'edges' as const }] = reports
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0)
  return { flow: 'all', level, suite, faults: reports.flatMap(({ faults }) => faults), seconds }
}

function rowOf({ flow, level, suite, faults, seconds }: MutantReport): string[] {
  const numbers = statuses.map((status) => countOf(faults, status))
  return [flow, level, suite, ...[faults.length, ...numbers].map(String), `${scoreOf(faults)} %`, seconds.toFixed(1)]
}

/** Per cent, rounded down, of the faults that could be noticed: all but the equivalent ones. */
export function scoreOf(faults: readonly Judged[]): number {
  const noticeable = faults.length - countOf(faults, 'equivalent')
  return noticeable === 0 ? 100 : Math.floor((100 * countOf(faults, 'killed')) / noticeable)
}

function countOf(faults: readonly Judged[], status: Judged['status']): number {
  return faults.filter((fault) => fault.status === status).length
}
