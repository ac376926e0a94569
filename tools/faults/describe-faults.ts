import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { cover, goals, type Path } from '../paths/core/cover.ts'
import { explore } from '../paths/core/explore.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { flowIds, quarterOf, type Quarter } from './quarters.ts'
import { componentFaultsOf, type ComponentFaultKind } from './component-faults.ts'
import { judgeComponent, walkWith } from './component-mutants.ts'
import { idle } from './idle.ts'
import { reasons } from './reasons.ts'
import { complaintsOf, withReasons, writeReport, type Judged } from './results.ts'

/** Kinds that only `npm run mutants` seeds, since they are as many as there are pairs of events. */
const slowKinds: readonly ComponentFaultKind[] = ['wrong event']

/** The number of paths to walk with a fault before it counts as surviving. */
const tries = { all: 12, some: 6 }

const patience = 120_000

/**
 * Seeds the faults of every fourth flow. There are four such files, so that workers and machines can share them.
 * MUTANTS_FLOW names a single flow.
 */
export function describeFaultsOfQuarter(quarter: Quarter): void {
  const only = process.env['MUTANTS_FLOW']
  const ids = flowIds.filter((id) => quarterOf(id) === quarter && (only ?? id) === id)
  describe.each(ids)('%s', (id) => {
    describeFaults(id)
  })
}

/**
 * Seeds the faults of a flow's user interface and expects a path to fail for each fault, except those with a reason not
 * to. In `npm test` the edge suite has to kill all kinds but the slow ones; MUTANTS names another suite, which has to
 * kill every kind.
 */
function describeFaults(id: FlowId): void {
  const asked = goals.find((goal) => goal === process.env['MUTANTS'])
  const graph = explore(testedFlows[id].model)
  const { paths } = cover(graph, asked ?? 'edges')
  const all = componentFaultsOf(id, graph)
  const faults = asked ? all : all.filter(({ kind }) => !slowKinds.includes(kind))
  const judged: Judged[] = []
  let started = 0

  beforeAll(() => {
    started = performance.now()
  })

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  describe('with a fault in its user interface', () => {
    test.each(faults)('$id', { timeout: patience }, async (fault) => {
      const result = await judgeComponent(id, fault, paths, asked ? tries.all : tries.some)
      const explained = withReasons([result], reasons[id])
      judged.push(...explained)
      expect(complaintsOf(explained)).toEqual([])
    })
  })

  test('has no reason for a fault that it does not have', () => {
    expect(Object.keys(reasons[id] ?? {}).filter((fault) => !all.some((known) => known.id === fault))).toEqual([])
  })

  test('fails no path where the seeding is in place and seeds nothing', { timeout: 5 * patience }, async () => {
    const proofs = paths.filter((path) => judged.some((fault) => fault.path === path.id))
    for (const path of asked ? proofs : proofs.slice(0, 1)) expect(await walkWithout(id, path)).toBeNull()
  })

  afterAll(() => {
    const seconds = (performance.now() - started) / 1000
    writeReport({ flow: id, level: 'dom', suite: asked ?? 'edges', faults: judged, seconds })
  })
}

async function walkWithout(id: FlowId, path: Path): Promise<string | null> {
  const { complaint } = await walkWith(id, path, idle(id))
  return complaint
}
