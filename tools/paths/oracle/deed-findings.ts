import { eventType, nameOf, surplus, type Placed } from './placed.ts'
import type { Begun, Deed } from './trace.ts'
import { changeOf } from './values.ts'
import type { Way } from './ways.ts'

/** An action, event, actor or delay that is missing, new or different. */
export interface DeedFinding {
  kind: 'deed'
  cause: string
  /** The transition whose action it is, for the chart's part in it. */
  way: Way | undefined
  /** Texts of the values that differ; empty where something is missing or new. */
  was: string
  now: string
  /** The sentence, with {was} and {now} in the places of the values. */
  sentence: string
}

/** The cause by which differences of a trigger count as one. */
export function wayCause({ take, on }: Pick<Way, 'take' | 'on'>): string {
  return `way ${take} ${on.replace(/^after .*/, 'after')}`
}

/** What one list of deeds has and the other lacks. */
export function missing(these: readonly Placed[], those: readonly Placed[], how: 'no longer' | 'now'): DeedFinding[] {
  const lacked = surplus(these, those)
  const actions = lacked.filter(({ deed }) => 'run' in deed)
  const shown = actions.length > 0 ? actions : lacked.filter(({ deed }) => !('stop' in deed))
  return shown.map(({ deed, way, place }) => {
    const sentence = `${presence(deed, how)} on ${place}`
    const cause = 'delay' in deed ? wayCause({ take: deed.of, on: 'after' }) : sentence
    return { kind: 'deed', cause, way, was: '', now: '', sentence }
  })
}

function presence(deed: Exclude<Deed, Way>, how: 'no longer' | 'now'): string {
  if ('run' in deed) return `${deed.run} ${how} runs`
  if ('emit' in deed) return `‘${eventType(deed.emit)}’ is ${how} emitted`
  if ('start' in deed) return `the actor ${deed.start} ${how} starts`
  if ('delay' in deed) return `the delay ${deed.delay} of ${deed.of} ${how} begins`
  return 'send' in deed
    ? `‘${eventType(deed.send)}’ is ${how} sent to ${deed.to}`
    : `the actor ${deed.stop} ${how} stops`
}

/** Delays of another length; after another difference not those that are computed from the context. */
export function delayChanges(before: readonly Placed[], after: readonly Placed[], isFollowUp: boolean): DeedFinding[] {
  const now = begunIn(after)
  return begunIn(before).flatMap((was): DeedFinding[] => {
    const inState = now.filter(({ of }) => of === was.of)
    const same = inState.find(({ delay }) => delay === was.delay) ?? (inState.length === 1 ? inState[0] : undefined)
    if (!same || same.ms === was.ms || (isFollowUp && same.computed)) return []
    const sentence = `the delay ${was.delay} of ${was.of} is now {now}; it was {was}`
    return [
      {
        kind: 'deed',
        cause: sentence,
        way: undefined,
        was: milliseconds(was.ms),
        now: milliseconds(same.ms),
        sentence,
      },
    ]
  })
}

function begunIn(deeds: readonly Placed[]): Begun[] {
  return deeds.map(({ deed }) => deed).filter((deed) => 'delay' in deed)
}

function milliseconds(ms: number): string {
  return `${ms.toLocaleString('en-US')} ms`
}

/** The same deeds with other values. */
export function valueChanges(before: readonly Placed[], after: readonly Placed[]): DeedFinding[] {
  const rest = [...after]
  return before.flatMap(({ deed, way, what, place }): DeedFinding[] => {
    const at = rest.findIndex((other) => other.what === what)
    const [match] = at === -1 ? [] : rest.splice(at, 1)
    const change = match && changeOf(valueOf(deed), valueOf(match.deed))
    if (!change) return []
    const sentence = valueSentence(deed, place)
    return [{ kind: 'deed', cause: what, way, ...change, sentence }]
  })
}

function valueSentence(deed: Exclude<Deed, Way>, place: string): string {
  if ('run' in deed) return `${deed.run} on ${place} now gets {now}; it got {was}`
  if ('start' in deed) return `the actor ${deed.start} now starts with {now} on ${place}; it started with {was}`
  return `${nameOf(deed)} on ${place} now carries {now}; it carried {was}`
}

function valueOf(deed: Exclude<Deed, Way>): unknown {
  if ('emit' in deed) return deed.emit
  if ('send' in deed) return deed.after === undefined ? deed.send : { event: deed.send, after: deed.after }
  return 'with' in deed ? deed.with : undefined
}

/** The same deeds in another order. */
export function orderChange(before: readonly Placed[], after: readonly Placed[]): DeedFinding[] {
  const order = (deeds: readonly Placed[]) => deeds.map(({ what }) => what)
  const [was, now] = [order(before), order(after)]
  const at = was.findIndex((what, index) => what !== now[index])
  if (at === -1) return []
  const sentence = `${now[at] ?? ''} now comes before ${was[at] ?? ''}; it came after it`
  return [{ kind: 'deed', cause: sentence, way: undefined, was: '', now: '', sentence }]
}
