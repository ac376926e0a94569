import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from '../../tests/drivers/machine.ts'
import { recorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'
import { walk } from './core/run.ts'

describe.each(chosenFlows(flows))('%s: the machine', (_, model) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await expect(walk(path, machineWalker(model), recorded('machine', model, suite, path))).resolves.toBeUndefined()
  })
})
