import type { AnyStateMachine, AnyStateNode, ExecutableActionObject } from 'xstate'
import { statesOf } from '../core/transitions.ts'
import { fieldOf, type Delays } from '../core/waiting.ts'
import { plain } from './plain.ts'
import { labelOf, waysOf, type Way } from './ways.ts'

/** An action that ran, with its parameters; one without `at` belongs to the transition before it. */
export interface Run {
  run: string
  /** 'entering open.calendar', 'leaving open.booked'. */
  at?: string
  with?: unknown
}
interface Emitted {
  emit: unknown
}
interface Started {
  start: string
  with?: unknown
}
interface Stopped {
  stop: string
}
/** A delay that began in a state, in milliseconds. */
export interface Begun {
  delay: string
  of: string
  ms: number
  /** Set where the context decides how long it is. */
  computed?: true
}
interface Sent {
  send: unknown
  to: string
  /** The milliseconds after which it is sent, where it is not at once. */
  after?: number
}

/** One thing that a machine did in a step, in the order in which it did it. */
export type Deed = Way | Run | Emitted | Started | Stopped | Begun | Sent

const mark = 'oracle.mark'

/** A machine that takes this many transitions without an event counts as looping for ever. */
const roundLimit = 1000

type Scope = Readonly<Record<'context' | 'event', unknown>>

/** A copy of a machine that also tells which transitions it takes and which actions run, with their parameters. */
export function tracedMachine(machine: AnyStateMachine): AnyStateMachine {
  const copy: AnyStateMachine = machine.provide({})
  for (const [definition, way] of waysOf(copy))
    definition.actions = [marking(() => way), ...withMarks(definition.actions)]
  for (const node of statesOf(copy)) markState(node)
  copy.options = { ...copy.options, maxIterations: Math.min(copy.options.maxIterations ?? roundLimit, roundLimit) }
  return copy
}

function markState(node: AnyStateNode): void {
  const place = node.path.join('.') || '(root)'
  node.entry = withMarks(node.entry, `entering ${place}`)
  node.exit = withMarks(node.exit, `leaving ${place}`)
  if (node.type === 'compound') node.initial.actions = withMarks(node.initial.actions, `entering ${place}`)
}

function withMarks(actions: readonly unknown[], at?: string): never[] {
  const marked = actions.flatMap((action) => (isOfDelay(action) ? [action] : [runMark(action, at), action]))
  // XState's own list of actions: each is one of the machine's, or a mark that has the shape of one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return marked as never[]
}

/** Whether XState added an action to begin or cancel a delay. */
function isOfDelay(action: unknown): boolean {
  const type: unknown = typeof action === 'function' ? Reflect.get(action, 'type') : undefined
  return type === 'xstate.raise' || type === 'xstate.cancel'
}

function runMark(action: unknown, at?: string) {
  const params: unknown = typeof action === 'object' && action !== null ? Reflect.get(action, 'params') : undefined
  const name = typeof action === 'object' && action !== null ? String(Reflect.get(action, 'type')) : labelOf(action)
  return marking((scope): Run => {
    const value = plain(typeof params === 'function' ? Reflect.apply(params, undefined, [scope]) : params)
    return { run: name, ...(at !== undefined && { at }), ...(value !== undefined && { with: value }) }
  })
}

function marking(params: (scope: Scope) => Deed) {
  return { type: mark, params }
}

/** What a step of a traced machine did, from the actions that it executed. */
export function deedsOf(executed: readonly ExecutableActionObject[], delays: Delays): Deed[] {
  const deeds: Deed[] = []
  for (const { type, params } of executed) {
    const last = deeds.at(-1)
    const isMarked = last !== undefined && 'run' in last && last.run === type
    const deed = deedOf(type, params, delays)
    if (deed && !isMarked) deeds.push(deed)
  }
  return deeds
}

function deedOf(type: string, params: unknown, delays: Delays): Deed | undefined {
  if (type === mark) return asDeed(params)
  const event = fieldOf(params, 'event')
  const id = String(fieldOf(params, 'id'))
  switch (type) {
    case 'xstate.emit':
      return { emit: plain(event) }
    case 'xstate.spawnChild':
      return { start: id, ...withValue(plain(fieldOf(params, 'input'))) }
    case 'xstate.stopChild':
      return params === undefined ? undefined : { stop: id }
    case 'xstate.sendTo':
      return sent(params, String(fieldOf(fieldOf(params, 'to'), 'id')))
    case 'xstate.raise':
      return begun(params, delays) ?? later(params)
    default:
      return type.startsWith('xstate.') ? undefined : { run: type, ...withValue(plain(params)) }
  }
}

/** What a machine sends itself at once is seen by what it does then. */
function later(params: unknown): Sent | undefined {
  return typeof fieldOf(params, 'delay') === 'number' ? sent(params, 'itself') : undefined
}

function sent(params: unknown, to: string): Sent {
  const after = fieldOf(params, 'delay')
  return { send: plain(fieldOf(params, 'event')), to, ...(typeof after === 'number' && { after }) }
}

function begun(params: unknown, delays: Delays): Begun | undefined {
  const delay = delays.get(String(fieldOf(params, 'id')))
  const ms = fieldOf(params, 'delay')
  if (!delay || typeof ms !== 'number') return undefined
  const isComputed = Number.isNaN(delay.fixed)
  return { delay: delay.name, of: delay.state || '(root)', ms, ...(isComputed && { computed: true }) }
}

function withValue(value: unknown): { with?: unknown } {
  return value === undefined ? {} : { with: value }
}

function asDeed(params: unknown): Deed {
  // The parameters of a mark are what `marking` computed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return params as Deed
}
