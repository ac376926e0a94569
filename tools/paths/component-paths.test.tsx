import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { causesInMemory } from './causes.ts'
import { chosenFlows, chosenWalks, demandPath } from './core/chosen.ts'
import { exploredAll } from './core/explored.ts'
import { explainingWalker } from './explain-in-jsdom.ts'
import { runReport } from './run-report.ts'

const report = runReport('component')
afterAll(report.write)

let count = 0
beforeAll(() => demandPath(count))

const causes = causesInMemory()

describe.each(chosenFlows(testedFlows))('%s: the component', (_, flow) => {
  const { model } = flow
  const { graphs, problems } = exploredAll([model])

  test.each(problems)('can be explored', (sentence) => expect.fail(sentence))

  const walks = graphs.flatMap((graph) => chosenWalks(graph))
  count += walks.length

  test.each(walks)('%s', async (_name, suite, path) => {
    const arrive = () => explainingWalker(flow, causes)
    await report.add(model, path, arrive, (timed) => walkRecorded('dom', { model, suite, path }, timed, whenVitestEnds))
  })
})
