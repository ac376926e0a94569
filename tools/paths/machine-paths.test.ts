import { describe, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from '../../tests/drivers/machine.ts'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'

describe.each(chosenFlows(flows))('%s: the machine', (_, model) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await walkRecorded('machine', { model, suite, path }, () => machineWalker(model), whenVitestEnds)
  })
})
