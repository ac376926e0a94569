import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { evidencePath, evidenceText } from '../../scripts/support/evidence.ts'
import { root } from '../../scripts/support/setup.mjs'
import { cover, goals } from './core/cover.ts'
import { evidenceOf } from './evidence.ts'
import { explore } from './core/explore.ts'

test('the page of paths in docs/evidence is what npm run paths writes', () => {
  const covered = Object.values(flows).map((model) => {
    const graph = explore(model)
    return { graph, suites: goals.map((goal) => cover(graph, goal)) }
  })
  const evidence = evidenceOf(covered)
  const written = readFileSync(join(root, evidencePath(evidence.name)), 'utf8')
  expect(written, 'run npm run paths').toBe(evidenceText(evidence))
})
