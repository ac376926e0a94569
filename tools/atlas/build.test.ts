import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { buildAtlas } from './build.ts'
import { coverageOf, countsOf, verdictOf } from './coverage.ts'
import type { Fault, MutantRecord } from './mutants.ts'
import type { WalkRecord } from './walk-record.ts'

const model: AnyFlowModel = flows['service-detail']
const graph = explore(model)
const suite = cover(graph, 'edges')
const [path] = suite.paths
const edges = path?.steps.map(({ edge }) => edge.id) ?? []

let results = ''
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'atlas-'))
})
afterEach(() => rmSync(results, { recursive: true }))

function leave(name: string, content: object): void {
  const file = join(results, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

function leaveWalk(change: Partial<WalkRecord>): void {
  const walked: WalkRecord = {
    flow: model.id,
    level: 'machine',
    goal: 'edges',
    path: path?.id ?? '',
    result: 'passed',
    edges,
    seconds: 1,
    ...change,
  }
  leave(join('walks', walked.level, walked.flow, `${walked.path}.json`), walked)
}

function leaveFaults(...faults: Fault[]): void {
  const record: MutantRecord = { flow: model.id, level: 'machine', suite: 'edges', faults, seconds: 1 }
  leave(join('mutants', 'machine', `${model.id}.json`), record)
}

async function pageOf(name: string): Promise<string> {
  const folder = join(results, 'atlas')
  await buildAtlas([model], folder, results)
  return readFileSync(join(folder, name), 'utf8')
}

const opening = 'closed detail.open'

describe('coverage', () => {
  test('is unknown where no test was run', () => {
    const coverage = coverageOf(graph, results)
    expect(verdictOf(graph, coverage, opening)).toBe('unknown')
    expect(countsOf(coverage, opening)).toBe('–\u00a0·\u00a0–\u00a0·\u00a0–')
  })

  test('is whole where every level has taken every edge', () => {
    for (const level of ['machine', 'dom', 'browser'] as const) leaveWalk({ level })
    const coverage = coverageOf(graph, results)
    expect(graph.transitions.map((id) => verdictOf(graph, coverage, id))).toEqual(
      graph.transitions.map(() => 'covered'),
    )
  })

  test('is partial where a level was not run', () => {
    leaveWalk({})
    expect(verdictOf(graph, coverageOf(graph, results), opening)).toBe('partly')
  })

  test('is none where a walk failed before', () => {
    leaveWalk({ result: 'failed', edges: [] })
    expect(verdictOf(graph, coverageOf(graph, results), opening)).toBe('uncovered')
  })

  test('counts no path that the suites no longer have', () => {
    leaveWalk({ path: 'of-old' })
    expect(coverageOf(graph, results).map(({ isRun }) => isRun)).toEqual([false, false, false])
  })
})

describe('the atlas', () => {
  test('says what was not run', async () => {
    const page = await pageOf('service-detail.html')
    expect(page).toContain('Machine: no run was recorded')
    expect(page).toContain('No pictures')
    expect(page).toContain('npm run mutants')
  })

  test('lists the faults that survived with their reasons, and none that is equivalent', async () => {
    const fault = { id: 'a', kind: 'transition dropped', at: opening }
    leaveFaults(
      { ...fault, status: 'survived', reason: 'nobody looks at <it>' },
      { ...fault, at: 'elsewhere', status: 'equivalent' },
      { ...fault, status: 'killed', path: path?.id ?? '' },
    )
    const page = await pageOf('service-detail.html')
    expect(page).toContain('nobody looks at &lt;it&gt;')
    expect(page).toContain('50 %')
    expect(page).not.toContain('elsewhere')
    expect(page).toContain(`href="#${path?.id}"`)
  })

  test('lists the edges that the last run did not take', async () => {
    leaveWalk({ result: 'failed', edges: edges.slice(0, 1) })
    const page = await pageOf('service-detail.html')
    expect(page).toContain('Machine: the last run did not take')
    expect(page).toContain('data-verdict="uncovered"')
  })

  test('asks for nothing that is not in its folder', async () => {
    const page = await pageOf('index.html')
    const asked = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, address]) => address)
    const files = readdirSync(join(results, 'atlas'))
    expect(asked.filter((address = '') => address !== 'data:,' && !files.includes(address))).toEqual([])
  })
})
