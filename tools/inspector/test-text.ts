import { nameOf, type AnyFlowModel, type Edge } from '../paths/core/explore.ts'

/** A test that walks these edges on the machine, for a file in the machine's room. */
export function testTextOf({ id, words }: AnyFlowModel, edges: readonly Edge[]): string {
  const model = `${id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Model`
  const title = edges.map(({ stimulus: { name, variant } }) =>
    [words.steps[name] ?? name, variant].filter(Boolean).join(' '),
  )
  const steps = edges.map(
    ({ stimulus, to }) =>
      `  // ${nameOf(stimulus)}\n  { event: ${literal(stimulus.event)}, arrives: ${literal(to.snapshot.value)} },`,
  )
  return `import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { AnyFlowModel } from '../../tools/paths/core/explore.ts'
import { ${model} } from './${id}.model.ts'

const { machine, input }: AnyFlowModel = ${model}

const steps = [
${steps.join('\n')}
]

test(${literal(`${id}: ${title.join(', ') || 'nothing happens'}`)}, () => {
  let [snapshot] = initialTransition(machine, input)
  for (const { event, arrives } of steps) {
    ;[snapshot] = transition(machine, snapshot, event)
    expect(snapshot.value).toEqual(arrives)
  }
})
`
}

/** A value as TypeScript, in the style of this code. */
export function literal(value: unknown): string {
  if (value instanceof Error) return `new Error(${literal(value.message)})`
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, field]) => `${keyOf(key)}: ${literal(field)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return String(value)
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)
}
