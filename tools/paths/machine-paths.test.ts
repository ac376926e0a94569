import { afterAll, describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore, type AnyFlowModel } from './core/explore.ts'
import { nameWithId } from './core/names.ts'
import { explainedOnMachine } from './explain-on-machine.ts'
import { lockProblems } from './oracle/lock.ts'
import { runReport } from './run-report.ts'

const report = runReport('machine')
afterAll(report.write)

describe.each(chosenFlows<AnyFlowModel>(flows))('%s: the machine', (_, model) => {
  test('does on every locked path what the lock says', () => {
    expect(lockProblems(model)).toEqual([])
  })

  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [nameWithId(path), path] as const))('%s', async (_name, path) => {
    const arrive = () => explainedOnMachine(model)
    await report.add(model, path, arrive, (timed) =>
      walkRecorded('machine', { model, suite, path }, timed, whenVitestEnds),
    )
  })
})
