import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { transitionIds } from '../core/explore.ts'

/** A transition as the chart defines it: where it begins, what takes it, under which guard, and where it leads. */
export interface Way {
  take: string
  /** 'location.pick', 'loadServices done', 'after patience', 'always', 'done'. */
  on: string
  if?: string
  to?: string
  /** Set where the transition leaves and enters its own state again. */
  again?: true
}

/** Every transition of a machine, in the chart's order. */
export function waysOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, Way> {
  return new Map([...transitionIds(machine).keys()].map((definition) => [definition, wayOf(definition)]))
}

/** Whether two are the same stimulus in the same state; a delay may have another name. */
export function isSameTrigger(one: Way, other: Way): boolean {
  const areDelays = one.on.startsWith('after ') && other.on.startsWith('after ')
  return one.take === other.take && (one.on === other.on || areDelays)
}

/** Whether two have the same trigger and lead to the same place, whatever their guards. */
export function isSameWay(one: Way, other: Way): boolean {
  return isSameTrigger(one, other) && one.to === other.to && one.again === other.again
}

/** 'location.pick in open.location'. */
export function triggerWords({ take, on }: Pick<Way, 'take' | 'on'>): string {
  const place = take === '(root)' ? 'any state' : take
  if (on === 'always') return `going on from ${place}`
  return on === 'done' ? `the end of ${place}` : `${on} in ${place}`
}

/** 'location.pick in open.location if takesBookings -> open.arriving'. */
export function wayWords(way: Way): string {
  const { if: guard, to, again } = way
  return `${triggerWords(way)}${guard === undefined ? '' : ` if ${guard}`} -> ${to ?? 'no other state'}${again ? ' (entered again)' : ''}`
}

/** The name of a guard or an action, with fixed parameters where it has any: 'not isOther', 'leaveStep {"step":"any"}'. */
export function labelOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  if (typeof implementation === 'function') return functionLabel(implementation)
  const { type, params } = Object(implementation)
  return typeof params === 'object' ? `${String(type)} ${JSON.stringify(params)}` : String(type)
}

function functionLabel(implementation: object): string {
  const parts: unknown = Reflect.get(implementation, 'guards')
  const name = String(Reflect.get(implementation, 'name')) || 'an inline function'
  if (!Array.isArray(parts)) return name
  return name === 'not' ? `not ${labelOf(parts[0])}` : `(${parts.map(labelOf).join(` ${name} `)})`
}

function wayOf({ source, eventType, guard, target, reenter }: AnyTransitionDefinition): Way {
  const to = target?.map(({ path }) => path.join('.') || '(root)').join(' & ')
  return {
    take: source.path.join('.') || '(root)',
    on: triggerOf(eventType),
    ...(guard !== undefined && { if: labelOf(guard) }),
    ...(to !== undefined && { to }),
    ...(reenter && { again: true }),
  }
}

function triggerOf(type: string): string {
  if (type === '') return 'always'
  if (type.startsWith('xstate.done.state.')) return 'done'
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (kind !== undefined) return `${actor} ${kind}`
  return type.startsWith('xstate.after.') ? `after ${type.split('.')[2] ?? ''}` : type
}
