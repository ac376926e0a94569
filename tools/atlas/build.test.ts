import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover } from '../paths/core/cover.ts'
import { copyOf, rebuild } from '../faults/machine-config.ts'
import { machineFaultsOf } from '../faults/machine-faults.ts'
import { explore, type AnyFlowModel, type Graph } from '../paths/core/explore.ts'
import { lastResults, tracedRequirements } from '../paths/requirements/last-results.ts'
import { requirementLines } from '../paths/requirements/report.ts'
import { versionOf, type Version } from '../paths/versions.ts'
import { buildAtlas } from './build.ts'
import { coverageOf, countsOf, verdictOf } from './coverage.ts'
import { pictureOf } from './film.ts'
import { flowReport } from './flow-report.ts'
import type { Fault, MutantRecord } from './mutants.ts'
import { purge } from './purge.ts'
import type { WalkRecord } from './walk-record.ts'

const model: AnyFlowModel = flows['service-detail']
const graph = explore(model)
const suite = cover(graph, 'edges')
const [path] = suite.paths
const edges = path?.steps.map(({ edge }) => edge.id) ?? []

const failure = { step: 1, text: 'expected <open>\nwas there: closed', command: 'npm run paths -- --path x' }

/** A flow in copies, in each of which one transition leads to another state. */
function retargetedCopies(original: AnyFlowModel): Graph[] {
  const faults = machineFaultsOf(original.machine).filter(({ kind }) => kind === 'retargeted')
  return faults.map(({ seed }) => {
    const config = copyOf(original.machine)
    seed(config)
    const copy: AnyFlowModel = { ...original, machine: rebuild(config, original.machine) }
    return explore(copy)
  })
}

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
    budget: suite.budget,
    path: path?.id ?? '',
    result: 'passed',
    edges,
    at: '2026-11-12T10:00:00.000Z',
    ms: 1000,
    run: 'first',
    commit: 'abc',
    ...versionOf(model),
    ...change,
  }
  leave(join('walks', walked.level, walked.flow, `${walked.path}.json`), walked)
}

function leaveFaults(faults: readonly Fault[], version: Partial<Version> = versionOf(model)): void {
  const at = '2026-11-12T10:00:00.000Z'
  const record: MutantRecord = { flow: model.id, level: 'machine', suite: 'edges', faults, seconds: 1, at, ...version }
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

  test('tells a level that was not run from edges that were not taken', () => {
    leaveWalk({})
    expect(verdictOf(graph, coverageOf(graph, results), opening)).toBe('unrun')
    leaveWalk({ result: 'failed', edges: edges.slice(0, 1) })
    expect(verdictOf(graph, coverageOf(graph, results), opening)).toBe('partly')
  })

  test('counts no walk of another version of the machine or of its lock file', () => {
    const carousel: AnyFlowModel = flows.carousel
    const drawn = explore(carousel)
    const known = { flow: 'carousel', ...versionOf(carousel) }
    for (const { id, steps } of cover(drawn, 'edges').paths)
      leaveWalk({ ...known, path: id, edges: steps.map(({ edge }) => edge.id) })
    expect(coverageOf(drawn, results)[0]?.edges.size).toBe(drawn.edges.length)
    const copies = retargetedCopies(carousel).flatMap((copy) => coverageOf(copy, results))
    expect(copies.filter(({ isRun, edges: { size } }) => isRun || size > 0)).toEqual([])
    expect(copies.filter(({ earlier }) => earlier.size > 0).length).toBeGreaterThan(10)
    leaveWalk({})
    expect(coverageOf(graph, results).map(({ isRun }) => isRun)).toEqual([true, false, false])
    leaveWalk({ lock: 'of old' })
    expect(coverageOf(graph, results).map(({ isRun }) => isRun)).toEqual([false, false, false])
  })

  test('is none where a walk failed before', () => {
    leaveWalk({ result: 'failed', edges: [], failure: { ...failure, step: 1 } })
    expect(verdictOf(graph, coverageOf(graph, results), opening)).toBe('uncovered')
  })

  test('counts no path that the suites no longer have', () => {
    leaveWalk({ path: 'of-old' })
    expect(coverageOf(graph, results).map(({ isRun }) => isRun)).toEqual([false, false, false])
  })
})

test('a requirement has no result of another version of the machine', () => {
  const { traces, unasked } = tracedRequirements([model])
  const shown = () => {
    const lines = requirementLines(
      traces,
      unasked,
      lastResults([{ id: model.id, coverage: coverageOf(graph, results) }]),
    )
    return lines.slice(0, 4).map((line) => /machine (.+), dom/.exec(line)?.[1])
  }
  leaveWalk({})
  expect(shown()).toEqual(['passed', 'passed', 'passed', 'passed'])
  leaveWalk({ machine: 'other' })
  expect(shown()).toEqual(['not run', 'not run', 'not run', 'not run'])
})

describe('the atlas', () => {
  test('says what was not run', async () => {
    const page = await pageOf('service-detail.html')
    expect(page).toContain('Machine: no run of this machine was recorded')
    expect(page).toContain('No pictures')
    expect(page).toContain('npm run mutants')
  })

  test('calls nothing passed where no walk is recorded, and says what records them', async () => {
    expect(await pageOf('index.html')).toContain('<p class="verdict">No walk is recorded yet: run npm test.</p>')
    leaveWalk({})
    expect(await pageOf('index.html')).toContain('; every walk passed.</p>')
  })

  test('lists the faults that survived with their reasons, and none that is equivalent', async () => {
    const fault = { id: 'a', kind: 'transition dropped', at: opening }
    leaveFaults([
      { ...fault, status: 'survived', reason: 'nobody looks at <it>' },
      { ...fault, at: 'elsewhere', status: 'equivalent' },
      { ...fault, status: 'killed', path: path?.id ?? '' },
    ])
    const page = await pageOf('service-detail.html')
    expect(page).toContain('nobody looks at &lt;it&gt;')
    expect(page).toContain('50 %')
    expect(page).not.toContain('elsewhere')
    expect(page).toContain(`href="#${path?.id}"`)
  })

  test('has no faults of another machine', async () => {
    leaveFaults([{ id: 'a', kind: 'guard dropped', at: opening, status: 'survived' }], { machine: 'other' })
    const page = await pageOf('service-detail.html')
    expect(page).toContain('Machine: another version of the machine, 12 November; not counted')
    expect(page).not.toContain('guard dropped')
  })

  test('shows a walk of another machine with its date, and does not call it passed', async () => {
    leaveWalk({ level: 'dom', machine: 'other' })
    const page = await pageOf('service-detail.html')
    expect(page).toContain('component: passed, another version of the machine, 12 November')
    expect(page).toContain('Component: no run of this machine was recorded')
    expect(page).not.toContain('✓ component')
  })

  test.each(['failed', 'timed out', 'interrupted'] as const)(
    'shows of a walk that %s its step, words, picture and command',
    async (result) => {
      leave('failures/dom.webp', {})
      leaveWalk({ level: 'dom', result, edges: [], failure: { ...failure, picture: 'failures/dom.webp' } })
      const page = await pageOf('service-detail.html')
      expect(page).toContain(`✕ component ${result} ${result === 'failed' ? 'at' : 'in'} step 1`)
      expect(page).toContain('expected &lt;open&gt;\nwas there: closed</pre')
      expect(page).toContain(`<code>${failure.command}</code>`)
      expect(page).toContain(`src="failures/${model.id}-dom-${path?.id}.webp"`)
      expect(readdirSync(join(results, 'atlas/failures'))).toEqual([`${model.id}-dom-${path?.id}.webp`])
      expect(page).not.toContain('✓ component')
      expect(readFileSync(join(results, 'atlas/index.html'), 'utf8')).toContain('walks that did not pass: 1')
    },
  )

  test('says that there is no picture of a failure where its file is missing', async () => {
    leaveWalk({ level: 'browser', result: 'failed', edges: [], failure: { ...failure, picture: 'failures/gone.webp' } })
    const page = await pageOf('service-detail.html')
    expect(page).toContain('No picture could be taken.')
    expect(page).not.toContain('src="failures/')
  })

  test('removes what nothing refers to, and keeps the last screen of a situation', async () => {
    const { machine } = versionOf(model)
    const [first = ''] = graph.situations.map(({ key }) => pictureOf(key))
    leaveWalk({ level: 'dom', machine: 'other' })
    leaveWalk({ path: 'of-old' })
    leave('walks/dom/gone/a.json', {})
    leave('failures/dom/gone/a.webp', {})
    leave(`screens/${model.id}/${machine}/${first}`, {})
    leave(`screens/${model.id}/other/${first}`, {})
    for (const version of [machine, 'other'])
      leave(`screens/${model.id}/${version}/${first.replace('.webp', '.yml')}`, {})
    leave(`screens/${model.id}/other/gone.webp`, {})
    expect(purge([await flowReport(model, results)], results)).toBe(6)
    const left = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    expect(left.toSorted()).toEqual([
      `screens/${model.id}/${machine}/${first}`,
      `screens/${model.id}/${machine}/${first.replace('.webp', '.yml')}`,
      `walks/dom/${model.id}/${path?.id}.json`,
    ])
  })

  test('lists the edges that the last run did not take', async () => {
    leaveWalk({ result: 'failed', edges: edges.slice(0, 1), failure })
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
