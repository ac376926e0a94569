import { describe, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from './core/machine-walker.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'
import { nameWithId } from './core/names.ts'

describe.each(chosenFlows(flows))('%s: the machine', (_, model) => {
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [nameWithId(path), path] as const))('%s', async (_name, path) => {
    await walkRecorded('machine', { model, suite, path }, machineWalker(model))
  })
})
