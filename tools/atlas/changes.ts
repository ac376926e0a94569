import type { Level } from '../paths/arguments.ts'
import { medianOf, type PathHistory, type PathRun } from '../paths/history.ts'
import type { FlowReport } from './flow-report.ts'
import { dayOf } from './pages/shell.ts'

/** What differs between the last run and those before it. */
export interface Change {
  kind: 'newly failing' | 'newly passing' | 'much slower' | 'new path' | 'path removed'
  flow: string
  path: string
  /** The level at which the path was walked; null where the path itself is new or gone. */
  level: Level | null
  /** The result or duration now and before, in words. */
  note: string
}

/** A path that both passed and did not pass on the same machine. */
export interface Flaky {
  flow: string
  path: string
  level: Level
  passed: number
  failed: number
  /** Whether both happened at one commit with no file changed. */
  isAtOneCommit: boolean
}

type Drawn = Pick<FlowReport, 'id' | 'version' | 'suite' | 'suites'>

/** A walk is much slower from this many times its usual duration on, and by this many milliseconds. */
const slow = { times: 2, by: 500 }

/** As many runs that passed are needed before a usual duration is known. */
const fewest = 3

/** What changed for each path since its run before the last, and which paths came and went with the machine. */
export function changesOf(flows: readonly Drawn[], history: readonly PathHistory[]): Change[] {
  return flows.flatMap((flow) => {
    const own = history.filter((path) => path.flow === flow.id)
    return [...own.filter((path) => isInSuites(flow, path.path)).flatMap(changesOfPath), ...comingAndGoing(flow, own)]
  })
}

/** The paths of the machines as they are that both passed and did not pass on them, at the same level. */
export function flakyOf(flows: readonly Drawn[], history: readonly PathHistory[]): Flaky[] {
  return history.flatMap(({ flow, path, level, runs }) => {
    const drawn = flows.find(({ id }) => id === flow)
    if (!drawn || !isInSuites(drawn, path)) return []
    const own = runs.filter(({ machine }) => machine === drawn.version.machine)
    const [good, bad] = [own.filter(isPassed), own.filter((run) => !isPassed(run))]
    if (good.length === 0 || bad.length === 0) return []
    const commits = new Set(good.map(({ commit }) => commit))
    const isAtOneCommit = bad.some(({ commit }) => !commit.endsWith('+') && commits.has(commit))
    return [{ flow, path, level, passed: good.length, failed: bad.length, isAtOneCommit }]
  })
}

function changesOfPath({ flow, path, level, runs }: PathHistory): Change[] {
  const last = runs.at(-1)
  const earlier = runs.filter(({ run }) => run !== last?.run)
  const before = earlier.at(-1)
  if (!last || !before) return []
  const change = (kind: Change['kind'], note: string): Change[] => [{ kind, flow, path, level, note }]
  if (isPassed(last) && !isPassed(before)) return change('newly passing', `${before.result} on ${dayOf(before.at)}`)
  if (!isPassed(last))
    return isPassed(before) ? change('newly failing', `${last.result}, passed on ${dayOf(before.at)}`) : []
  const passed = earlier.filter(isPassed).map(({ ms }) => ms)
  const usual = medianOf(passed) ?? 0
  const isSlower = passed.length >= fewest && last.ms > slow.times * usual && last.ms - usual > slow.by
  return isSlower ? change('much slower', `${secondsOf(last.ms)}, usually ${secondsOf(usual)}`) : []
}

/** While a machine has been run once at most, the paths that it gained and lost against the one run before. */
function comingAndGoing(flow: Drawn, own: readonly PathHistory[]): Change[] {
  const { machine } = flow.version
  const isRunOften = own.some(({ runs }) => new Set(runs.filter(isOf(machine)).map(({ run }) => run)).size > 1)
  const others = own.flatMap(({ runs }) => runs.filter((run) => run.machine !== machine))
  const [before] = others.toSorted((one, other) => (one.at < other.at ? 1 : -1))
  if (isRunOften || !before) return []
  const walked = new Set(own.filter(({ runs }) => runs.some(isOf(before.machine))).map(({ path }) => path))
  const note = `against the machine of ${dayOf(before.at)}`
  const change = (kind: Change['kind']) => (path: string) => ({ kind, flow: flow.id, path, level: null, note })
  return [
    ...flow.suite.paths.flatMap(({ id }) => (walked.has(id) ? [] : [id])).map(change('new path')),
    ...[...walked].filter((path) => !isInSuites(flow, path)).map(change('path removed')),
  ]
}

function isOf(machine: string) {
  return (run: PathRun) => run.machine === machine
}

function isInSuites({ suites }: Drawn, path: string): boolean {
  return suites.some(({ paths }) => paths.some(({ id }) => id === path))
}

function isPassed({ result }: PathRun): boolean {
  return result === 'passed'
}

function secondsOf(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
