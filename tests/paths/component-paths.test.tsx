import { describe, expect, test } from 'vitest'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { testedFlows } from '../support/flows.ts'
import { recorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './chosen.ts'
import { explore } from './explore.ts'
import { walk } from './run.ts'

describe.each(chosenFlows(testedFlows))('%s: the component', (_, { model, walker, stage }) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await expect(
      walk(path, walker(await jsdomScreen(stage)), recorded('dom', model, suite, path)),
    ).resolves.toBeUndefined()
  })
})
