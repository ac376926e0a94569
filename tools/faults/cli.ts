import { spawnSync } from 'node:child_process'
import { flows, type FlowId } from '../../machines/registry.ts'
import { isFlowId, quarterOf } from './quarters.ts'
import { goals, type Goal } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { helpOf } from '../../scripts/support/help.mjs'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { evidenceOf } from './evidence.ts'
import { judgeMachine, lockFor } from './machine-mutants.ts'
import {
  complaintsOf,
  freshReport,
  levels,
  linesOf,
  oracleLine,
  shortfalls,
  targetGoals,
  writeReport,
} from './results.ts'
import { reportTable, type Level, type MutantReport } from './results.ts'

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    level: { type: 'string' },
    goal: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
})

process.exitCode = main()

function main(): number {
  if (values.help) return say(helpOf('mutants'))
  const models = Object.entries<AnyFlowModel>(flows).flatMap(([id, model]) =>
    isFlowId(id) ? [[id, model] as const] : [],
  )
  const chosen = models.filter(([id]) => values.machine === undefined || id === values.machine)
  const askedLevels = levels.filter((level) => values.level === undefined || level === values.level)
  const unknown = values.goal?.find((name) => !goals.some((goal) => goal === name))
  if (chosen.length === 0)
    return refuse(`There is no machine '${values.machine}': ${models.map(([id]) => id).join(', ')}.`)
  if (askedLevels.length === 0) return refuse(`There is no level '${values.level}': ${levels.join(', ')}.`)
  if (unknown !== undefined) return refuse(`There is no goal '${unknown}': ${goals.join(', ')}.`)
  const judged: (MutantReport | string)[] = []
  for (const level of askedLevels) {
    for (const goal of goalsOf(level)) {
      for (const [id, model] of chosen) judged.push(judge(id, model, level, goal))
    }
  }
  return conclude(
    judged.filter((report) => typeof report !== 'string'),
    judged.filter((report) => typeof report === 'string'),
  )
}

function goalsOf(level: Level): readonly Goal[] {
  return values.goal ? goals.filter((goal) => values.goal?.includes(goal)) : [targetGoals[level]]
}

/** The report of a run, or a sentence where it left none. */
function judge(flow: FlowId, model: AnyFlowModel, level: Level, suite: Goal): MutantReport | string {
  if (level === 'dom') return judgeInVitest(flow, suite)
  const started = performance.now()
  const faults = judgeMachine(model, lockFor(model, suite))
  const report = { flow, level, suite, faults, seconds: (performance.now() - started) / 1000 }
  writeReport(report)
  return report
}

/** The component needs jsdom, which Vitest provides; its tests leave a report. */
function judgeInVitest(flow: FlowId, suite: Goal): MutantReport | string {
  const file = `tools/faults/faults-of-quarter-${quarterOf(flow)}.test.tsx`
  const args = ['vitest', 'run', '--project', 'jsdom apart', '--reporter', 'dot', file]
  const env = { ...process.env, MUTANTS: suite, MUTANTS_FLOW: flow }
  const report = freshReport('dom', flow)
  const { status } = spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return report.read(suite, status === 0)
}

function conclude(reports: readonly MutantReport[], missing: readonly string[]): number {
  if (values.machine !== undefined) for (const report of reports) say(linesOf(report).join('\n'))
  say(reportTable(reports))
  if (reports.some(({ level }) => level === 'machine')) say(oracleLine(reports))
  for (const report of reports) {
    for (const fault of report.faults.filter(({ reason }) => reason !== undefined))
      say(`${report.flow}, ${report.level}, ${report.suite}: '${fault.id}' ${fault.status}: ${fault.reason}`)
  }
  const problems = [
    ...missing,
    ...reports.flatMap(({ flow, faults }) => complaintsOf(faults).map((complaint) => `${flow}: ${complaint}`)),
    ...(values.machine === undefined ? shortfalls(reports) : []),
  ]
  for (const problem of problems) console.error(problem)
  if (isWhole() && problems.length === 0) writeEvidence(evidenceOf(reports))
  return problems.length === 0 ? 0 : 1
}

function isWhole(): boolean {
  return values.machine === undefined && values.level === undefined && values.goal === undefined
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 2
}
