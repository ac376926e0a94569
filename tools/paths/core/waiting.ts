import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate'
import { invokesOf } from './stimuli.ts'
import { statesOf } from './transitions.ts'

/** A running delay: the `after` event that will end it, and the milliseconds left. */
export interface Countdown {
  type: string
  left: number
}

/**
 * What is waited for in a state: running delays, in the order in which they were started, and invoked actors that have
 * not answered.
 */
export interface Waiting {
  delays: readonly Countdown[]
  actors: readonly string[]
}

export const nothing: Waiting = { delays: [], actors: [] }

/** The delays of a machine by the type of their `after` event: name, state, and milliseconds where they are fixed. */
export type Delays = ReadonlyMap<string, { name: string; state: string; fixed: number }>

export function delaysOf(machine: AnyStateMachine): Delays {
  const named: Readonly<Record<string, unknown>> = machine.implementations.delays
  return new Map(
    statesOf(machine).flatMap(({ after, path }) =>
      after.map(({ eventType, delay }) => {
        const fixed = Number(typeof delay === 'string' ? named[delay] : delay)
        return [eventType, { name: String(delay), state: path.join('.'), fixed }] as const
      }),
    ),
  )
}

/** What is waited for after a step that started, cancelled and invoked by these actions. */
export function waitingAfter(
  before: Waiting,
  snapshot: AnyMachineSnapshot,
  executed: readonly ExecutableActionObject[],
): Waiting {
  if (snapshot.status !== 'active') return nothing
  const invoked = invokesOf(snapshot)
  if (executed.length === 0 && invoked.length === before.actors.length) return before
  const spawned = executed.filter(({ type }) => type === 'xstate.spawnChild').map(({ params }) => fieldOf(params, 'id'))
  return {
    delays: executed.reduce(withAction, before.delays),
    actors: invoked.filter((id) => spawned.includes(id) || before.actors.includes(id)),
  }
}

function withAction(delays: readonly Countdown[], { type, params }: ExecutableActionObject): readonly Countdown[] {
  if (type === 'xstate.cancel') return delays.filter((delay) => delay.type !== fieldOf(params, 'sendId'))
  const left = fieldOf(params, 'delay')
  if (type !== 'xstate.raise' || typeof left !== 'number') return delays
  return [...delays, { type: String(fieldOf(params, 'id')), left }]
}

/** A field of an action's parameters, whatever they are. */
export function fieldOf(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
}

/**
 * The part of a situation's key for what is waited for: '' in the usual case, where all delays of the active states
 * have just started and none of their actors has answered.
 */
export function waitingKey(all: Delays, snapshot: AnyMachineSnapshot, { delays, actors }: Waiting): string {
  if (snapshot.status !== 'active') return ''
  const usual = snapshot._nodes
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ after }) => [...new Set(after.map(({ eventType }) => eventType))])
    .map((type) => ({ type, left: all.get(type)?.fixed ?? NaN }))
  const answered = invokesOf(snapshot).filter((id) => !actors.includes(id))
  const counts = inWords(all, delays)
  return [
    counts === inWords(all, usual) ? '' : ` waits [${counts}]`,
    answered.length === 0 ? '' : ` answered [${answered.join(', ')}]`,
  ].join('')
}

function inWords(all: Delays, delays: readonly Countdown[]): string {
  return delays
    .toSorted((one, other) => one.left - other.left)
    .map(({ type, left }) => `${all.get(type)?.state ?? ''} after ${all.get(type)?.name ?? type}: ${left} ms`)
    .join(', ')
}
