import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover, goals } from './cover.ts'
import { explore } from './explore.ts'
import { summaryOf } from './summary.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

test('the README shows what npm run paths prints', () => {
  const covered = Object.values(flows).map((model) => {
    const graph = explore(model)
    return { graph, suites: goals.map((goal) => cover(graph, goal)) }
  })
  expect(readme).toContain(summaryOf(covered))
})
