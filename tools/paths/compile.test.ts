import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/compile')

const classes = {
  'detail.open': "{ 'a card': { service: 'infrared' } }",
  'detail.book': "{ '': {} }",
  'detail.close': "{ '': {} }",
}
const eventSteps = { 'detail.open': 'step', 'detail.book': 'step', 'detail.close': 'step' }
const assertions = { closed: 'async () => true', open: 'async () => true' }
const eventWords = { 'detail.open': "''", 'detail.book': "''", 'detail.close': "''" }
const words = { closed: "''", open: "''" }

function record(entries: Record<string, string>, without = ''): string {
  const kept = Object.entries(entries).filter(([name]) => name !== without)
  return `{ ${kept.map(([name, value]) => `'${name}': ${value}`).join(', ')} }`
}

function model(events: string, states: string, refusals: string = record(eventWords)): string {
  return `import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { serviceDetailMachine } from '../../machines/service-detail/index.ts'

export const model = flowModel({
  id: 'service-detail', machine: serviceDetailMachine, input: { known: [] }, outcomes: {}, transient: [],
  key: () => null, events: ${events}, words: { states: ${states}, steps: {}, refusals: ${refusals} },
})
`
}

function steps(events: string, states: string): string {
  return `import { serviceDetailModel } from '../../machines/service-detail/service-detail.model.ts'
import { flowSteps } from '../../tests/flows/flow-steps.ts'

const step = { perform: async () => undefined, refuse: async () => undefined }
export const flow = flowSteps(serviceDetailModel, {
  events: ${events}, outcomes: {}, states: ${states}, details: async () => null,
})
`
}

const sources: Record<string, string> = {
  'right-model': model(record(classes), record(words)),
  'right-steps': steps(record(eventSteps), record(assertions)),
  'model-without-event': model(record(classes, 'detail.close'), record(words)),
  'model-without-state': model(record(classes), record(words, 'open')),
  'model-with-wrong-payload': model(
    record({ ...classes, 'detail.open': "{ 'a card': { service: 3 } }" }),
    record(words),
  ),
  'model-without-payload': model(record({ ...classes, 'detail.open': "{ '': {} }" }), record(words)),
  'model-without-refusal': model(record(classes), record(words), record(eventWords, 'detail.book')),
  'steps-without-event': steps(record(eventSteps, 'detail.book'), record(assertions)),
  'steps-with-unknown-event': steps(record({ ...eventSteps, 'detail.shut': 'step' }), record(assertions)),
  'steps-without-state': steps(record(eventSteps), record(assertions, 'closed')),
}

/** The compiler's messages on the sources, from one run for all tests. */
function compile(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = { extends: '../../tsconfig.json', include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, `${name}.ts`), source)
  const compiler = join(root, 'node_modules/.bin/tsc')
  return spawnSync(compiler, ['--pretty', 'false', '-p', folder], { cwd: root, encoding: 'utf8' }).stdout
}

describe('the compiler', () => {
  let said = ''
  beforeAll(() => {
    said = compile()
  })
  const complaintsAbout = (name: string) =>
    said.split(/\n(?=\S)/).flatMap((message) => {
      const [, file, complaint = ''] = /\/([\w-]+)\.ts\(\d+,\d+\): error (.*)/.exec(message) ?? []
      return file === name ? [complaint.replaceAll(/["']/g, '')] : []
    })

  test.each(['right-model', 'right-steps'])('takes the %s', (name) => {
    expect(complaintsAbout(name)).toEqual([])
  })

  test.each([
    ['model-without-event', 'TS2741: Property detail.close is missing'],
    ['model-without-state', 'TS2741: Property open is missing'],
    ['model-with-wrong-payload', 'TS2322: Type number is not assignable to type string'],
    ['model-without-payload', 'TS2741: Property service is missing'],
    ['model-without-refusal', 'TS2741: Property detail.book is missing'],
    ['steps-without-event', 'TS2741: Property detail.book is missing'],
    ['steps-with-unknown-event', 'TS2353: Object literal may only specify known properties, and detail.shut'],
    ['steps-without-state', 'TS2741: Property closed is missing'],
  ])('refuses the %s: %s', (name, complaint) => {
    expect(complaintsAbout(name)).toEqual([expect.stringContaining(complaint)])
  })
})
