import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from '../drivers/machine.ts'
import { cover } from './cover.ts'
import { explore } from './explore.ts'
import { walk } from './run.ts'

describe.each(Object.entries(flows))('%s: the machine', (_, model) => {
  const suite = cover(explore(model), 'edges')

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await expect(walk(path, machineWalker(model))).resolves.toBeUndefined()
  })
})
