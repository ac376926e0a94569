import type { Names } from './names.ts'

/** The file of the machine, with the states closed and open. */
export function machineText({ slug, camel, pascal, title }: Names): string {
  return `import { setup, type StateValueFrom } from 'xstate'

export type ${pascal}Event = { type: '${camel}.open' } | { type: '${camel}.close' }

/** ${title}: closed until the visitor opens it, open until the visitor closes it. Nothing is kept. */
export const ${camel}Machine = setup({
  types: { events: {} as ${pascal}Event },
}).createMachine({
  id: '${slug}',
  description: 'A visitor opens ${title}, reads it and closes it.',
  options: { maxIterations: 10 },
  initial: 'closed',
  states: {
    closed: {
      description: 'A button, and nothing else.',
      on: { '${camel}.open': { description: 'The button is pressed.', target: 'open' } },
    },
    open: {
      description: 'The text, and the button that closes it.',
      on: { '${camel}.close': { description: 'The button is pressed again.', target: 'closed' } },
    },
  },
})

export type ${pascal}State = StateValueFrom<typeof ${camel}Machine>
`
}

/** The file of the model for tests and QA. */
export function modelText({ slug, camel, title }: Names): string {
  return `import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { ${camel}Machine } from './${slug}.machine.ts'

/** ${title} for tests and QA. */
export const ${camel}Model = flowModel({
  id: '${slug}',
  machine: ${camel}Machine,
  input: undefined,
  events: { '${camel}.open': { '': {} }, '${camel}.close': { '': {} } },
  outcomes: {},
  transient: [],
  key: () => null,
  words: {
    states: {
      closed: '${title} shows its button alone',
      open: '${title} shows its text',
    },
    steps: {
      '${camel}.open': 'the visitor opens ${title}',
      '${camel}.close': 'the visitor closes ${title}',
    },
    refusals: {
      '${camel}.open': 'opening ${title} again is not offered',
      '${camel}.close': 'closing ${title} is not offered',
    },
  },
})
`
}

/** The file of tests with expected transitions. */
export function machineTestText({ slug, camel, pascal, title }: Names): string {
  return `import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { ${camel}Machine, type ${pascal}Event, type ${pascal}State } from './${slug}.machine.ts'

const rows: readonly (readonly [${pascal}State, ${pascal}Event['type'], ${pascal}State])[] = [
  ['closed', '${camel}.open', 'open'],
  ['open', '${camel}.close', 'closed'],
]

const snapshotAt = (value: ${pascal}State) => ${camel}Machine.resolveState({ value })

describe('${title}', () => {
  test('begins closed', () => {
    expect(initialTransition(${camel}Machine)[0].value).toBe('closed')
  })

  test.each(rows)('from %s by %s to %s', (from, type, to) => {
    expect(transition(${camel}Machine, snapshotAt(from), { type })[0].value).toBe(to)
  })

  test('ignores what means nothing where it is', () => {
    expect(snapshotAt('closed').can({ type: '${camel}.close' })).toBe(false)
    expect(snapshotAt('open').can({ type: '${camel}.open' })).toBe(false)
  })
})
`
}
