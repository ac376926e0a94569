import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover, type Path } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { versionOf } from '../paths/versions.ts'
import { coverageOf } from './coverage.ts'
import { failuresOf, flowReport } from './flow-report.ts'
import { purge } from './purge.ts'
import type { WalkRecord } from './walk-record.ts'

const model: AnyFlowModel = flows.booking
const graph = explore(model)
const deep = cover(graph, 'edge-pairs', 16)
const usual = new Set(cover(graph, 'edge-pairs').paths.map(({ id }) => id))

test('walks of paths with more steps than usual count, are listed where they failed, and are kept', async () => {
  const results = mkdtempSync(join(tmpdir(), 'deep-'))
  const folder = join(results, 'walks/browser/booking')
  mkdirSync(folder, { recursive: true })
  const longer = deep.paths.filter(({ id }) => !usual.has(id)).slice(0, 3)
  longer.forEach((path, index) => leave(folder, path, index === 0 ? 'failed' : 'passed'))
  const ids = longer.map(({ id }) => id).toSorted()
  expect([...(coverageOf(graph, results).at(-1)?.walks.keys() ?? [])].toSorted()).toEqual(ids)
  const report = await flowReport(model, results)
  expect(failuresOf(report).map(({ path }) => path)).toEqual([longer[0]?.id])
  expect(purge([report], results)).toBe(0)
  rmSync(results, { recursive: true })
})

function leave(folder: string, { id, steps }: Path, result: WalkRecord['result']): void {
  const record: WalkRecord = {
    flow: 'booking',
    level: 'browser',
    goal: 'edge-pairs',
    budget: 16,
    path: id,
    result,
    edges: steps.map(({ edge }) => edge.id),
    at: '2026-11-12T10:00:00.000Z',
    ms: 1000,
    run: 'deep',
    commit: 'abc',
    ...versionOf(model),
  }
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(record))
}
