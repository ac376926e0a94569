import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate'
import type { Stimulus } from './explore.ts'
import { invokesOf } from './stimuli.ts'
import { statesOf } from './transitions.ts'

/** A running delay, by its id: the type of its `after` event, or what the machine calls an event sent later. */
export interface Countdown {
  type: string
  /** The milliseconds left. */
  left: number
  /** The event that ends it. */
  event: Stimulus['event']
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
  self: unknown,
): Waiting {
  if (snapshot.status !== 'active') return nothing
  const invoked = invokesOf(snapshot)
  if (executed.length === 0 && invoked.length === before.actors.length) return before
  const spawned = executed.filter(({ type }) => type === 'xstate.spawnChild').map(({ params }) => fieldOf(params, 'id'))
  return {
    delays: executed.reduce((delays, action) => withAction(delays, action, self), before.delays),
    actors: invoked.filter((id) => spawned.includes(id) || before.actors.includes(id)),
  }
}

/** An event that is sent later while it is already due at the same time counts once. */
function withAction(
  delays: readonly Countdown[],
  { type, params }: ExecutableActionObject,
  self: unknown,
): readonly Countdown[] {
  if (type === 'xstate.cancel') return delays.filter((delay) => delay.type !== fieldOf(params, 'sendId'))
  const left = fieldOf(params, 'delay')
  const event = eventOf(params)
  if (typeof left !== 'number' || !event || !isToSelf(type, params, self)) return delays
  const id = fieldOf(params, 'id')
  const started = { type: typeof id === 'string' ? id : event.type, left, event }
  return [...delays.filter((delay) => delay.type !== started.type || delay.left !== left), started]
}

/** The events without a delay that a machine sent to itself by `sendTo`, which it receives after the step. */
export function mailOf(executed: readonly ExecutableActionObject[], self: unknown): Stimulus['event'][] {
  return executed.flatMap(({ type, params }) => {
    const isNow = type === 'xstate.sendTo' && typeof fieldOf(params, 'delay') !== 'number'
    const event = eventOf(params)
    return isNow && event && isToSelf(type, params, self) ? [event] : []
  })
}

function isToSelf(type: string, params: unknown, self: unknown): boolean {
  return type === 'xstate.raise' || (type === 'xstate.sendTo' && fieldOf(params, 'to') === self)
}

function eventOf(params: unknown): Stimulus['event'] | undefined {
  const event = fieldOf(params, 'event')
  const type = fieldOf(event, 'type')
  return typeof event === 'object' && typeof type === 'string' ? { ...event, type } : undefined
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
    .map((type) => ({ type, left: all.get(type)?.fixed ?? NaN, event: { type } }))
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
