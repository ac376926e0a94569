import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import type { Path } from '../core/cover.ts'
import type { Graph } from '../core/explore.ts'
import { csvOf, testTools } from './csv.ts'
import { manualTest, type ManualTest } from './manual-test.ts'
import { sheetsPage } from './page.ts'

/** A flow whose paths are to be walked by people, and the address at which it is found. */
export interface Sheeted {
  graph: Graph
  paths: readonly Path[]
  start: string
}

/**
 * Writes the test sheets of each flow as a page for paper, and all tests as one CSV file for each test tool, into
 * `dist-sheets`, in place of those of the last time. Returns what was written, by its path in the repository.
 */
export function writeSheets(flows: readonly Sheeted[]): string[] {
  const folder = join(root, 'dist-sheets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const tests = flows.map(({ graph, paths, start }) => paths.map((path) => manualTest(graph, path, start)))
  const files: [string, string][] = [
    ...tests.flatMap((own): [string, string][] => pagesOf(own)),
    ...testTools.map((tool): [string, string] => [`${tool}.csv`, csvOf(tests.flat(), tool)]),
  ]
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
  return files.map(([name]) => `dist-sheets/${name}`)
}

function pagesOf(tests: readonly ManualTest[]): [string, string][] {
  const [first] = tests
  return first ? [[`${first.flow}.html`, sheetsPage(first.flow, tests)]] : []
}
