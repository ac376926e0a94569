import { createMachine, type AnyStateMachine } from 'xstate'

export type Config = { [key: string]: unknown }

interface ConfiguredState {
  /** Dotted path, '(root)' for the machine itself. */
  path: string
  config: Config
}

/** The place in the configuration of a state's transitions on one type of event. */
interface Slot {
  state: string
  type: string
  owner: Config
  key: string
}

/** A deep copy of the configuration to seed faults in; functions are shared with the original. */
export function copyOf(machine: AnyStateMachine): Config {
  return record(clone(machine.config))
}

/** The machine of a changed configuration, with the implementations of the original. */
export function rebuild(config: Config, { implementations }: AnyStateMachine): AnyStateMachine {
  const machine: AnyStateMachine = createMachine(config)
  return machine.provide(implementations)
}

/** All states, the machine itself first. */
export function statesOf(config: Config, path = '(root)'): ConfiguredState[] {
  const children = Object.entries(record(config['states'] ?? {}))
  const pathOf = (name: string) => (path === '(root)' ? name : `${path}.${name}`)
  return [{ path, config }, ...children.flatMap(([name, state]) => statesOf(record(state), pathOf(name)))]
}

/** The ids of all transitions, as the path kit names them, each with its configuration. */
export function transitionsOf(config: Config): { id: string; state: string; transition: Config }[] {
  return slotsOf(config).flatMap((slot) => {
    const list = asList(slot.owner[slot.key])
    return list.map((transition, index) => ({
      id: idOf(slot, index, list.length),
      state: slot.state,
      transition: asTransition(transition),
    }))
  })
}

/** Replaces a transition by others, or by none. Returns a function that undoes this. */
export function replaceTransition(config: Config, id: string, replace: (transition: Config) => Config[]): () => void {
  for (const slot of slotsOf(config)) {
    const { owner, key } = slot
    const original = owner[key]
    const list = asList(original)
    const index = list.findIndex((_, candidate) => idOf(slot, candidate, list.length) === id)
    if (index === -1) continue
    const others = list.flatMap((transition, at) => (at === index ? replace(asTransition(transition)) : [transition]))
    if (others.length > 0) owner[key] = others
    else delete owner[key]
    return () => {
      owner[key] = original
    }
  }
  throw new Error(`the machine has no transition '${id}'`)
}

/** A value as a list: a configuration may hold nothing, one value or several. */
export function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function slotsOf(config: Config): Slot[] {
  const nodeId = (path: string) => (path === '(root)' ? String(config['id']) : `${String(config['id'])}.${path}`)
  return statesOf(config).flatMap(({ path, config: state }) => {
    const slot = (owner: Config, key: string, type: string): Slot[] =>
      owner[key] === undefined ? [] : [{ state: path, type, owner, key }]
    const on = record(state['on'] ?? {})
    const after = record(state['after'] ?? {})
    return [
      ...Object.keys(on).flatMap((type) => slot(on, type, type)),
      ...slot(state, 'onDone', `xstate.done.state.${nodeId(path)}`),
      ...asList(state['invoke']).flatMap((value, index) => {
        const invoke = record(value)
        const id = typeof invoke['id'] === 'string' ? invoke['id'] : `${index}.${nodeId(path)}`
        return [
          ...slot(invoke, 'onDone', `xstate.done.actor.${id}`),
          ...slot(invoke, 'onError', `xstate.error.actor.${id}`),
        ]
      }),
      ...Object.keys(after).flatMap((delay) => slot(after, delay, `xstate.after.${delay}.${nodeId(path)}`)),
      ...slot(state, 'always', 'always'),
    ]
  })
}

function idOf({ state, type }: Slot, index: number, twins: number): string {
  return `${state} ${type}${twins > 1 ? ` #${index + 1}` : ''}`
}

function asTransition(value: unknown): Config {
  return typeof value === 'string' ? { target: value } : record(value)
}

function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clone(part)]))
}

/** Narrows a part of a configuration to an object. Throws where it is not one. */
export function record(value: unknown): Config {
  if (!isRecord(value)) throw new Error('the configuration is not shaped as a machine’s')
  return value
}

function isRecord(value: unknown): value is Config {
  return typeof value === 'object' && value !== null
}
