import { afterAll, describe, test } from 'vitest'
import { whenVitestEnds } from '../atlas/vitest-ending.ts'
import { walkRecorded } from '../atlas/walk-record.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { causesInMemory } from './causes.ts'
import { chosenFlows, chosenSuite } from './core/chosen.ts'
import { explore } from './core/explore.ts'
import { nameWithId } from './core/names.ts'
import { explainingWalker } from './explain-in-jsdom.ts'
import { runReport } from './run-report.ts'

const report = runReport('component')
afterAll(report.write)

const causes = causesInMemory()

describe.each(chosenFlows(testedFlows))('%s: the component', (_, flow) => {
  const { model } = flow
  const suite = chosenSuite(explore(model))

  test.each(suite.paths.map((path) => [nameWithId(path), path] as const))('%s', async (_name, path) => {
    const arrive = () => explainingWalker(flow, causes)
    await report.add(model, path, arrive, (timed) => walkRecorded('dom', { model, suite, path }, timed, whenVitestEnds))
  })
})
