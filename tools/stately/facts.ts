import { recordOf, type Plain, type PlainRecord } from '../atlas/exports/plain-config.ts'

/** What a machine's configuration says, one statement each, in the order in which they are reported. */
export const kinds = [
  'state',
  'initial state',
  'description',
  'transition',
  'guard',
  'action',
  'actor',
  'delay',
  'reenter',
] as const
type Kind = (typeof kinds)[number]

export interface Fact {
  kind: Kind
  text: string
}

/**
 * Every statement of a configuration, XState's own or the one that Stately's machine extractor makes of a source: it
 * wraps names in `{ kind, … }`, and calls a guard `cond`.
 */
export function factsOf(config: PlainRecord, path: readonly string[] = []): Fact[] {
  const place = path.join('.') || '(root)'
  const fact = (kind: Kind, text: string): Fact => ({ kind, text: `${place} ${text}` })
  const invoked = listOf(config['invoke']).map(recordOf)
  const delays = Object.keys(recordOf(config['after']))
  return [
    fact('state', textOf(config['type'] ?? '')),
    ...present(config['initial']).map((initial) => fact('initial state', textOf(initial))),
    ...present(config['description']).map((description) => fact('description', textOf(description))),
    ...delays.map((delay) => fact('delay', delay)),
    ...invoked.map(({ id = '', src = '' }) => fact('actor', `${textOf(id)} from ${textOf(src)}`)),
    ...['entry', 'exit'].flatMap((when) =>
      actionsOf(config[when]).map((action) => fact('action', `${when} ${action}`)),
    ),
    ...transitionsOf(config, invoked).flatMap(([name, one]) =>
      transitionFacts(one, (kind, text) => fact(kind, `${name} ${text}`)),
    ),
    ...Object.entries(recordOf(config['states'])).flatMap(([key, state]) => factsOf(recordOf(state), [...path, key])),
  ]
}

type Named = [name: string, transition: PlainRecord]

function transitionsOf(config: PlainRecord, invoked: readonly PlainRecord[]): Named[] {
  const delayed = Object.entries(recordOf(config['after'])).map(([delay, one]) => [`after ${delay}`, one] as const)
  const answered = invoked.flatMap(({ id = '', onDone, onError }) => [
    [`${textOf(id)} done`, onDone] as const,
    [`${textOf(id)} error`, onError] as const,
  ])
  const all = [
    ...Object.entries(recordOf(config['on'])),
    ['always', config['always']] as const,
    ['done', config['onDone']] as const,
    ...delayed,
    ...answered,
  ]
  return all.flatMap(([name, one]) =>
    listOf(one).map((each, index): Named => [`${name} #${index + 1}`, recordOf(each)]),
  )
}

function transitionFacts(one: PlainRecord, fact: (kind: Kind, text: string) => Fact): Fact[] {
  const guard = present(one['guard'] ?? one['cond'])
  return [
    fact('transition', `→ ${listOf(one['target']).map(textOf).join(' and ') || '(nowhere)'}`),
    ...guard.map((value) => fact('guard', `if ${nameOf(value)}`)),
    ...actionsOf(one['actions']).map((action) => fact('action', `does ${action}`)),
    ...present(one['description']).map((description) => fact('description', textOf(description))),
    ...(one['reenter'] === true ? [fact('reenter', 'reenters')] : []),
  ]
}

function actionsOf(value: Plain | undefined): string[] {
  return listOf(value).map((item) => nameOf(recordOf(item)['action'] ?? item))
}

/** A name with its parameters. */
function nameOf(value: Plain): string {
  if (typeof value === 'string') return value
  const { type = '', params } = recordOf(value)
  const fields = Object.entries(recordOf(params))
  return fields.length === 0 ? textOf(type) : `${textOf(type)}(${JSON.stringify(Object.fromEntries(fields))})`
}

function present(value: Plain | undefined): Plain[] {
  return value === undefined || value === null ? [] : [value]
}

function listOf(value: Plain | undefined): readonly Plain[] {
  return Array.isArray(value) ? value : present(value)
}

function textOf(value: Plain): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
