import { getInitialSnapshot, type AnyStateMachine } from 'xstate'

/** A value of JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

export type PlainRecord = { readonly [key: string]: Plain }

/**
 * A machine's configuration as JSON, with the context that it starts with. Implementations are named, with those of
 * their parameters that are plain values; functions (mappers of parameters and input) are left out.
 */
export function plainConfig(machine: AnyStateMachine, input: unknown): PlainRecord {
  const { context } = getInitialSnapshot(machine, input)
  const config = recordOf(plain(machine.config))
  return { ...config, context: recordOf(plain(context)) }
}

/** The names of the implementations that a configuration refers to, each with its parameters. */
export interface Implementations {
  guards: ReadonlyMap<string, PlainRecord | null>
  /** Those of the guards that no transition but an eventless one has. */
  guardsOfAlways: readonly string[]
  actions: ReadonlyMap<string, PlainRecord | null>
  actors: readonly string[]
  delays: readonly string[]
}

export function implementationsOf(config: PlainRecord): Implementations {
  const all = [...entriesOf(config)]
  const of = (...keys: string[]) => all.filter(([key]) => keys.includes(key)).flatMap(([, value]) => listOf(value))
  const guards = of('guard')
  const ofAlways = of('always').flatMap((definition) => recordOf(definition)['guard'] ?? [])
  return {
    guards: namedIn(guards),
    guardsOfAlways: [...namedIn(ofAlways).keys()].filter((name) => usesOf(name, guards) === usesOf(name, ofAlways)),
    actions: namedIn(of('actions', 'entry', 'exit')),
    actors: unique(of('invoke').flatMap((invoked) => textOf(recordOf(invoked)['src']))),
    delays: unique(of('after').flatMap((delays) => Object.keys(recordOf(delays)))).filter(
      (name) => !/^\d+$/.test(name),
    ),
  }
}

export function recordOf(value: Plain | undefined): PlainRecord {
  return isRecord(value) ? value : {}
}

const implementationKeys = new Set(['guard', 'actions', 'entry', 'exit'])

export function plain(value: unknown, key = ''): Plain | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value
  if (Array.isArray(value)) return value.flatMap((item) => plain(item, key) ?? [])
  if (value instanceof Error) return value.message
  if (typeof value !== 'object') return undefined
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = plain(inner, name)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  const [only] = entries
  const isBareName = implementationKeys.has(key) && entries.length === 1 && only?.[0] === 'type'
  return isBareName ? only[1] : Object.fromEntries(entries)
}

/** Every key of a configuration with its value, at any depth, except in the context. */
function* entriesOf(value: Plain): Generator<[string, Plain]> {
  if (!isRecord(value)) {
    if (Array.isArray(value)) for (const item of value) yield* entriesOf(item)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'context' || key === 'params') continue
    yield [key, inner]
    yield* entriesOf(inner)
  }
}

function namedIn(uses: readonly Plain[]): Map<string, PlainRecord | null> {
  const named = new Map<string, PlainRecord | null>()
  for (const use of uses) {
    const name = typeof use === 'string' ? use : (textOf(recordOf(use)['type'])[0] ?? '')
    const params = isRecord(use) ? use['params'] : undefined
    named.set(name, isRecord(params) ? params : (named.get(name) ?? null))
  }
  return named
}

function usesOf(name: string, guards: readonly Plain[]): number {
  return guards.filter((guard) => namedIn([guard]).has(name)).length
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}

function listOf(value: Plain): readonly Plain[] {
  return Array.isArray(value) ? value : [value]
}

function textOf(value: Plain | undefined): string[] {
  return typeof value === 'string' ? [value] : []
}

function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
