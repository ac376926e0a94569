import type { AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import { fieldOf } from '../core/waiting.ts'

/** A running delay: its id, the event that ends it, and the milliseconds left. */
export interface Pending {
  id: string
  event: EventObject
  left: number
}

/** The delays that run after a step that began and cancelled these. */
export function pendingAfter(
  before: readonly Pending[],
  snapshot: AnyMachineSnapshot,
  executed: readonly ExecutableActionObject[],
  self: unknown,
): readonly Pending[] {
  return snapshot.status === 'active'
    ? executed.reduce((delays, action) => withAction(delays, action, self), before)
    : []
}

/** The delays when some milliseconds have passed: those that have ended then, and those that still run. */
export function passed(delays: readonly Pending[], milliseconds: number): readonly Pending[] {
  return delays.map((delay) => ({ ...delay, left: delay.left - milliseconds }))
}

/** The events that a machine sent to itself, and receives after the step. */
export function mailOf(executed: readonly ExecutableActionObject[], self: unknown): EventObject[] {
  return executed.flatMap(({ type, params }) => {
    const event = eventOf(params)
    const isOwn = type === 'xstate.sendTo' && fieldOf(params, 'to') === self
    return event && isOwn && typeof fieldOf(params, 'delay') !== 'number' ? [event] : []
  })
}

function withAction(
  delays: readonly Pending[],
  { type, params }: ExecutableActionObject,
  self: unknown,
): readonly Pending[] {
  if (type === 'xstate.cancel') return delays.filter(({ id }) => id !== fieldOf(params, 'sendId'))
  const [left, event] = [fieldOf(params, 'delay'), eventOf(params)]
  const isOwn = type === 'xstate.raise' || (type === 'xstate.sendTo' && fieldOf(params, 'to') === self)
  if (!isOwn || typeof left !== 'number' || !event) return delays
  const id = fieldOf(params, 'id')
  return [...delays, { id: typeof id === 'string' ? id : event.type, event, left }]
}

function eventOf(params: unknown): EventObject | undefined {
  const event = fieldOf(params, 'event')
  const type = fieldOf(event, 'type')
  return typeof event === 'object' && typeof type === 'string' ? { ...event, type } : undefined
}
