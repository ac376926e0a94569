import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenWalks, demandPath } from './core/chosen.ts'
import type { AnyFlowModel } from './core/explore.ts'
import { exploredAll } from './core/explored.ts'
import { explainedOnMachine } from './explain-on-machine.ts'
import { lockProblems } from './oracle/lock.ts'
import { runReport } from './run-report.ts'

const report = runReport('machine')
afterAll(report.write)

let count = 0
beforeAll(() => demandPath(count))

describe.each(chosenFlows<AnyFlowModel>(flows))('%s: the machine', (_, model) => {
  test('does on every locked path what the lock says', () => {
    expect(lockProblems(model)).toEqual([])
  })

  const { graphs, problems } = exploredAll([model])

  test.each(problems)('can be explored', (sentence) => expect.fail(sentence))

  const walks = graphs.flatMap((graph) => chosenWalks(graph))
  count += walks.length

  test.each(walks)('%s', async (_name, suite, path) => {
    const arrive = () => explainedOnMachine(model)
    await report.add(model, path, arrive, (timed) =>
      walkRecorded('machine', { model, suite, path }, timed, whenVitestEnds),
    )
  })
})
