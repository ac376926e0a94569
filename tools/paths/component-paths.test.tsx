import { describe, test } from 'vitest'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'

describe.each(chosenFlows(testedFlows))('%s: the component', (_, { model, walker, stage }) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await walkRecorded('dom', { model, suite, path }, async () => walker(await jsdomScreen(stage)), whenVitestEnds)
  })
})
