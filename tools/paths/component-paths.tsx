import { describe, expect, test } from 'vitest'
import { recorded } from '../atlas/walk-record.ts'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'
import { walk } from './core/run.ts'

const halves = { even: 0, odd: 1 } as const

/** Walks every other path of each flow through its component, from the first or from the second: two files, for two workers. */
export function testComponentPaths(half: keyof typeof halves): void {
  const flows = chosenFlows(testedFlows).flatMap(([id, flow]) => {
    const suite = chosenSuite(explore(flow.model))
    const paths = suite.paths.filter((_, index) => index % 2 === halves[half])
    return paths.length > 0 ? [[id, { ...flow, suite, paths }] as const] : []
  })

  describe.each(flows)('%s: the component', (_, { model, walker, stage, suite, paths }) => {
    test.each(paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
      await expect(
        walk(path, walker(await jsdomScreen(stage)), recorded('dom', model, suite, path)),
      ).resolves.toBeUndefined()
    })
  })
}
