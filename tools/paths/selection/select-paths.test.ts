import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import type { PathHistory, PathRun } from '../history.ts'
import { selectPaths, type Choosing } from './select-paths.ts'
import { weights } from './weights.ts'

const covered = (model: AnyFlowModel) => {
  const graph = explore(model)
  return { graph, suite: cover(graph, 'edges') }
}
const all = Object.values(flows).map(covered)
const menu = covered(flows['site-menu'])
const carousel = covered(flows.carousel)

const run = (result: PathRun['result'], ms: number): PathRun => ({
  at: '2026-11-26T08:00:00Z',
  run: 'one',
  commit: 'c',
  machine: 'm',
  result,
  ms,
})

/** A history in which each path of some flows took so long, and ended so. */
function historyOf(given: readonly { flow: string; path: string; runs: readonly PathRun[] }[]): PathHistory[] {
  return given.map((each) => ({ ...each, level: 'browser' }))
}

function select(given: Partial<Choosing>) {
  return selectPaths({ flows: all, level: 'browser', budget: 60_000, history: [], ...given })
}

const idsOf = (paths: readonly { path: { id: string } }[]) => paths.map(({ path }) => path.id)

describe('the paths chosen for a budget', () => {
  test('fit in it, and are all where it is large enough', () => {
    const short = select({ budget: 60_000 })
    expect(short.ms).toBeLessThanOrEqual(60_000)
    expect(short.chosen.length).toBeGreaterThan(2)
    expect(short.left.every(({ risk, ms }) => risk === 0 || ms > 60_000 - short.ms)).toBe(true)
    const whole = select({ budget: 3_600_000 })
    expect(whole.risk.covered).toBeCloseTo(whole.risk.whole, 9)
    expect(whole.untaken).toEqual([])
    expect(whole.left.map(({ risk }) => risk)).toEqual(whole.left.map(() => 0))
  })

  test('are none where no path fits, and then everything is left out', () => {
    const none = select({ budget: 10 })
    expect(none.chosen).toEqual([])
    expect(none.ms).toBe(0)
    expect(none.left).toHaveLength(all.flatMap(({ suite }) => suite.paths).length)
  })

  test('cover more of the risk in more time', () => {
    const shares = [30_000, 60_000, 120_000, 300_000].map((budget) => select({ budget }).risk.covered)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(new Set(shares).size).toBe(4)
  })

  test('add up to what they take away, each after those before it', () => {
    const { chosen, risk } = select({ budget: 120_000 })
    expect(chosen.reduce((sum, { risk: own }) => sum + own, 0)).toBeCloseTo(risk.covered, 9)
  })
})

describe('what makes a path be chosen', () => {
  const [slow, quick] = carousel.suite.paths
  const only = { flows: [menu, carousel] }

  test('is its recorded time: the median of the runs that passed', () => {
    const runs = [run('passed', 900), run('passed', 1000), run('failed', 90_000), run('passed', 70_000)]
    const history = historyOf([{ flow: 'carousel', path: slow?.id ?? '', runs }])
    const found = select({ ...only, history, budget: 600_000 }).chosen.find(({ path }) => path === slow)
    expect([found?.ms, found?.isRecorded]).toEqual([1000, true])
  })

  test('is the pace of recorded paths where it has no time of its own', () => {
    const steps = (slow?.steps.length ?? 0) + 1
    const history = historyOf([{ flow: 'carousel', path: slow?.id ?? '', runs: [run('passed', steps * 10)] }])
    const found = select({ ...only, history, budget: 600_000 }).chosen.find(({ path }) => path === quick)
    expect([found?.ms, found?.isRecorded]).toEqual([((quick?.steps.length ?? 0) + 1) * 10, false])
  })

  test('is that it failed, and how often, in its last ten runs', () => {
    const last = menu.suite.paths.at(-1)
    const old = [run('failed', 1), ...Array.from({ length: 10 }, () => run('passed', 1))]
    const ended = (runs: readonly PathRun[]) =>
      select({ flows: [menu], history: historyOf([{ flow: 'site-menu', path: last?.id ?? '', runs }]) }).risk.whole
    const sound = select({ flows: [menu] }).risk.whole
    expect(ended(old)).toBeCloseTo(sound, 9)
    expect(ended([run('timed out', 1)])).toBeGreaterThan(ended([run('passed', 1), run('failed', 1)]))
    expect(ended([run('passed', 1), run('failed', 1)])).toBeGreaterThan(sound)
  })

  test('is that it takes a transition that has changed', () => {
    const name = 'carousel: moving.paused carousel.play'
    const takes = (ids: readonly string[]) =>
      carousel.suite.paths.filter(
        ({ id, steps }) =>
          ids.includes(id) && steps.some(({ edge }) => edge.transitions.includes('moving.paused carousel.play')),
      ).length
    const budget = 13_500
    expect(takes(idsOf(select({ ...only, budget }).chosen))).toBe(0)
    expect(takes(idsOf(select({ ...only, budget, changed: new Set([name]) }).chosen))).toBeGreaterThan(0)
  })

  test('is its weight, which names flows and transitions that there are', () => {
    const known = new Map(all.map(({ graph }) => [graph.model.id, graph.transitions]))
    const wrong = Object.entries(weights).flatMap(([flow, { transitions = {} }]) =>
      Object.keys(transitions).filter((id) => !known.get(flow)?.includes(id)),
    )
    expect(wrong).toEqual([])
    expect(Object.keys(weights).filter((flow) => !known.has(flow))).toEqual([])
  })
})
