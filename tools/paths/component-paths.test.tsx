import { describe, test } from 'vitest'
import { walkRecorded } from '../atlas/walk-record.ts'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'
import { nameWithId } from './core/names.ts'

describe.each(chosenFlows(testedFlows))('%s: the component', (_, { model, walker, stage }) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [nameWithId(path), path] as const))('%s', async (_name, path) => {
    await walkRecorded('dom', { model, suite, path }, walker(await jsdomScreen(stage)))
  })
})
