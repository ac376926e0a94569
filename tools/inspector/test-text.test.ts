import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { testTextOf } from './test-text.ts'

const folder = join(import.meta.dirname, '../../test-results/inspector')

describe('the text of a test', () => {
  test('names each step and where it arrives', () => {
    const [path] = cover(explore(flows['service-detail']), 'transitions').paths
    const edges = path?.steps.slice(0, 2).map(({ edge }) => edge) ?? []
    expect(testTextOf(flows['service-detail'], edges)).toBe(`import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { AnyFlowModel } from '../../tools/paths/core/explore.ts'
import { serviceDetailModel } from './service-detail.model.ts'

const { machine, input }: AnyFlowModel = serviceDetailModel

const steps = [
  // detail.open: a card
  { event: { type: 'detail.open', service: 'infrared' }, arrives: 'open' },
  // detail.book
  { event: { type: 'detail.book' }, arrives: 'closed' },
]

test('service-detail: the visitor presses a card, the visitor presses ‘Book This Service’', () => {
  let [snapshot] = initialTransition(machine, input)
  for (const { event, arrives } of steps) {
    ;[snapshot] = transition(machine, snapshot, event)
    expect(snapshot.value).toEqual(arrives)
  }
})
`)
  })
})

describe('the test passes as it is:', async () => {
  mkdirSync(folder, { recursive: true })
  for (const [id, model] of Object.entries<AnyFlowModel>(flows)) {
    for (const path of cover(explore(model), 'transitions').paths) {
      const text = testTextOf(
        model,
        path.steps.map(({ edge }) => edge),
      )
      const file = join(folder, `${id}-${path.id}.ts`)
      writeFileSync(file, text.replaceAll("'./", `'../../machines/${id}/`))
      await import(file)
    }
  }
})
