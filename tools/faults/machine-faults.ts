import { not, type AnyStateMachine } from 'xstate'
import { transitionIds } from '../paths/core/explore.ts'
import { asList, copyOf, record, replaceTransition, statesOf, transitionsOf, type Config } from './machine-config.ts'

export const machineFaultKinds = [
  'transition dropped',
  'retargeted',
  'guard removed',
  'guard negated',
  'guard swapped',
  'action dropped',
  'delay changed',
] as const

const aDay = 86_400_000

export interface MachineFault {
  id: string
  kind: (typeof machineFaultKinds)[number]
  /** The transition as the path kit names it, or the state. */
  at: string
  /** Adds the fault to a copy of the machine's configuration. */
  seed: (config: Config) => void
}

/**
 * The fixed list of faults of a machine. Each transition is dropped, given each other state as its target, and given no
 * target. Its guard is removed, negated, and swapped with each other guard of the machine, where other parameters make
 * another guard. Each action of a transition, entry or exit is dropped. Each delay is made one millisecond longer, one
 * shorter, and doubled; a computed delay becomes one millisecond and one day.
 */
export function machineFaultsOf(machine: AnyStateMachine): MachineFault[] {
  const config = copyOf(machine)
  return [
    ...transitionsOf(config).flatMap(({ id, transition }) => [
      { ...fault('transition dropped', id), seed: replacing(id, () => []) },
      ...retargeted(machine, id),
      ...guardFaults(config, id, transition),
      ...dropped(transition['actions'], id, (actions) => replacing(id, (original) => [{ ...original, actions }])),
    ]),
    ...statesOf(config).flatMap((state) => [
      ...stateActionFaults(state.path, state.config),
      ...delayFaults(machine, state.path, state.config),
    ]),
  ]
}

function fault(kind: MachineFault['kind'], at: string, how = ''): Omit<MachineFault, 'seed'> {
  return { id: [kind, at, how].filter(Boolean).join(': '), kind, at }
}

type Seed = MachineFault['seed']

function replacing(id: string, replace: (transition: Config) => Config[]): Seed {
  return (config) => void replaceTransition(config, id, replace)
}

/**
 * The faults that change a transition's target. For a state without child states, itself as target and no target are
 * the same, so neither replaces the other.
 */
function retargeted(machine: AnyStateMachine, at: string): MachineFault[] {
  const [definition] = [...transitionIds(machine)].find(([, id]) => id === at) ?? []
  if (!definition) throw new Error(`the machine has no transition '${at}'`)
  const { source, target, reenter } = definition
  const itself = source.type === 'atomic' && !reenter ? source.id : undefined
  const own = target?.map(({ id }) => id).join() ?? itself
  const states = statesOf(copyOf(machine)).filter(({ path }) => path !== '(root)')
  const others = states.filter(({ path }) => `${machine.id}.${path}` !== own)
  const to = (other: string | undefined) => replacing(at, (original) => [{ ...original, target: other }])
  return [
    ...others.map(({ path }) => ({ ...fault('retargeted', at, path), seed: to(`#${machine.id}.${path}`) })),
    ...(target === undefined || own === itself ? [] : [{ ...fault('retargeted', at, 'nowhere'), seed: to(undefined) }]),
  ]
}

function guardFaults(config: Config, at: string, { guard }: Config): MachineFault[] {
  if (guard === undefined) return []
  const guards = new Map(
    transitionsOf(config).map(({ transition }) => [labelOf(transition['guard']), transition['guard']]),
  )
  const others = [...guards].filter(([label, other]) => other !== undefined && label !== labelOf(guard))
  const as = (other: unknown) => replacing(at, (original) => [{ ...original, guard: other }])
  return [
    { ...fault('guard removed', at), seed: as(undefined) },
    { ...fault('guard negated', at), seed: as(negated(guard)) },
    ...others.map(([label, other]) => ({ ...fault('guard swapped', at, label), seed: as(other) })),
  ]
}

/** A guard that is true exactly where this one is false. */
export function negated(guard: unknown): unknown {
  if (!isGuard(guard)) throw new Error('a guard is a name, a name with parameters, or a function')
  return not(guard)
}

function isGuard(value: unknown): value is Parameters<typeof not>[0] {
  return ['string', 'object', 'function'].includes(typeof value)
}

/** The name of a guard or action, with its parameters where it has any: 'isOther', 'leaveStep {"step":"location"}'. */
function labelOf(implementation: unknown): string {
  if (typeof implementation === 'string' || implementation === undefined) return String(implementation)
  const { type, params } = record(implementation)
  return typeof params === 'object' ? `${String(type)} ${JSON.stringify(params)}` : String(type)
}

/** One fault for each action of a list. */
function dropped(actions: unknown, at: string, seed: (rest: unknown[]) => Seed): MachineFault[] {
  const list = asList(actions)
  return list.map((action, index) => ({
    ...fault('action dropped', at, labelOf(action)),
    seed: seed(list.filter((_, other) => other !== index)),
  }))
}

function stateActionFaults(path: string, state: Config): MachineFault[] {
  return ['entry', 'exit'].flatMap((key) =>
    dropped(state[key], `${path} ${key}`, (rest) => (config) => {
      stateAt(config, path)[key] = rest
    }),
  )
}

function delayFaults(machine: AnyStateMachine, path: string, { after }: Config): MachineFault[] {
  return Object.keys(record(after ?? {})).flatMap((delay) => {
    const milliseconds = Number(machine.implementations.delays[delay] ?? delay)
    const isComputed = Number.isNaN(milliseconds)
    const others = isComputed ? [1, aDay] : [milliseconds + 1, milliseconds - 1, milliseconds * 2]
    return others.map((other) => ({
      ...fault('delay changed', `${path} after ${delay}`, `${other} ms`),
      seed: (config: Config) => {
        const { [delay]: transition, ...others } = record(stateAt(config, path)['after'])
        stateAt(config, path)['after'] = { ...others, [other]: transition }
      },
    }))
  })
}

function stateAt(config: Config, path: string): Config {
  const state = statesOf(config).find((candidate) => candidate.path === path)
  if (!state) throw new Error(`the machine has no state '${path}'`)
  return state.config
}
