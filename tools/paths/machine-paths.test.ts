import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from '../../tests/drivers/machine.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore, type AnyFlowModel } from './core/explore.ts'
import { lockProblems } from './oracle/lock.ts'

describe.each(chosenFlows<AnyFlowModel>(flows))('%s: the machine', (_, model) => {
  test('does on every locked path what the lock says', () => {
    expect(lockProblems(model)).toEqual([])
  })

  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [path.id, path] as const))('path %s', async (_id, path) => {
    await walkRecorded('machine', { model, suite, path }, machineWalker(model))
  })
})
