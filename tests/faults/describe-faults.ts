import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { cover, type Goal, type Suite } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { testedFlows } from '../support/flows.ts'
import { componentFaultsOf } from './component-faults.ts'
import { judgeComponent } from './component-mutants.ts'
import { writeReport, type Judged } from './results.ts'

export function describeFaults(id: FlowId): void {
  const goal: Goal = process.env['MUTANTS'] === 'edge-pairs' ? 'edge-pairs' : 'edges'
  const graph = explore(testedFlows[id].model)
  const suite = cover(graph, goal)
  const faults = componentFaultsOf(id, graph).filter(({ kind }) => !process.env['KIND'] || kind === process.env['KIND'])
  const judged: Judged[] = []
  let start = performance.now()
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  test.each(faults)('$id', { timeout: 120_000 }, async (fault) => {
    const result = await judgeComponent(id, fault, suite.paths, 8)
    judged.push(result)
    expect(result.status).not.toBe('survived')
  })
  afterAll(() =>
    writeReport({ flow: id, level: 'dom', suite: goal, faults: judged, seconds: (performance.now() - start) / 1000 }),
  )
}
