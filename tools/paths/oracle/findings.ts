import { delayChanges, missing, orderChange, valueChanges, wayCause, type DeedFinding } from './deed-findings.ts'
import type { Reaction, Rest } from './observer.ts'
import { nameOf, placed, surplus, type Placed } from './placed.ts'
import { isSame } from './plain.ts'
import type { Deed, Run } from './trace.ts'
import { changeOf } from './values.ts'
import { isSameWay, triggerWords, type Way } from './ways.ts'

/** A place where the machine left a locked path, or did something else on it; `cause` is equal for findings of one cause. */
export type Finding = WayFinding | DeedFinding

/** Another transition was taken, or led elsewhere. */
export interface WayFinding {
  kind: 'way'
  cause: string
  /** The transition, or the one in its place, that the cause is named by. */
  way: Way
  was: Outcome
  now: Outcome
}

/** What a stimulus came to: the transition taken, undefined where it was ignored, and where the machine then rested. */
export interface Outcome {
  way: Way | undefined
  rest: Rest
  /** What else was done: the first deed that the other outcome lacks. */
  deed: string | undefined
}

/**
 * What differs between what a machine was to do in a step and what it did; empty where nothing does. After an earlier
 * difference on the same path, only what does not follow from it.
 */
export function findingsOf(expected: Reaction, found: Reaction, isFollowUp: boolean): Finding[] {
  if (isSameRest(expected.rest, found.rest) && isSame(effectsOf(expected), effectsOf(found))) return []
  const other = otherWay(expected, found)
  if (other) {
    const earlier = actionsBefore(expected, found)
    return earlier.length > 0 ? earlier : [other]
  }
  const [before, after] = [placed(expected.does), placed(found.does)]
  const present = [...missing(before, after, 'no longer'), ...missing(after, before, 'now')]
  const delays = delayChanges(before, after, isFollowUp || present.length > 0)
  if (present.length > 0) return [...present, ...delays]
  const changed = isFollowUp ? [] : [...valueChanges(before, after), ...orderChange(before, after)]
  if (changed.length + delays.length > 0 || isFollowUp) return [...changed, ...delays]
  return contextChange(expected, found)
}

export function isSameRest(one: Rest, other: Rest): boolean {
  return one.leaves === other.leaves && isSame(one.shows, other.shows)
}

/** Actions that are missing or new before the transitions differ, which may be why they do. */
function actionsBefore(expected: Reaction, found: Reaction): Finding[] {
  const index = firstOther(waysIn(expected), waysIn(found))
  if (index < 1) return []
  const [before, after] = [runsBefore(expected, index), runsBefore(found, index)]
  return [...missing(before, after, 'no longer'), ...missing(after, before, 'now')]
}

/** The actions before the transition with this index, except those on leaving states, which belong to it. */
function runsBefore({ does }: Reaction, index: number): Placed[] {
  const at = does.map((deed, place) => ('take' in deed ? place : -1)).filter((place) => place >= 0)
  const isOfStep = ({ deed }: Placed) => 'run' in deed && !deed.at?.startsWith('leaving')
  return placed(does.slice(0, at[index] ?? does.length)).filter(isOfStep)
}

function firstOther(taken: readonly Way[], takes: readonly Way[]): number {
  return Array.from({ length: Math.max(taken.length, takes.length) }).findIndex((_, at) => {
    const [one, other] = [taken[at], takes[at]]
    return !one || !other || !isSameWay(one, other)
  })
}

function otherWay(expected: Reaction, found: Reaction): WayFinding | undefined {
  const [taken, takes] = [waysIn(expected), waysIn(found)]
  const index = firstOther(taken, takes)
  const isElsewhere = expected.rest.leaves !== found.rest.leaves
  if (index === -1 && !isElsewhere) return undefined
  if (index === -1) return wayFinding(expected, found, taken.at(-1), takes.at(-1))
  const [one, other] = apart(taken, takes, index)
  return wayFinding(expected, found, one, other)
}

/** The transitions that differ: of two in different regions, only the one that the other side lacks. */
function apart(taken: readonly Way[], takes: readonly Way[], index: number): [Way | undefined, Way | undefined] {
  const [one, other] = [taken[index], takes[index]]
  if (!one || !other || isWithin(one, other) || isWithin(other, one)) return [one, other]
  return takes.some((way) => isSameWay(way, one)) ? [undefined, other] : [one, undefined]
}

function wayFinding(expected: Reaction, found: Reaction, one?: Way, other?: Way): WayFinding | undefined {
  const way = one && other ? (isWithin(other, one) ? other : one) : (one ?? other)
  if (!way) return undefined
  const [before, after] = [placed(expected.does), placed(found.does)]
  return {
    kind: 'way',
    cause: wayCause(way),
    way,
    was: { way: one, rest: expected.rest, deed: lacking(before, after) },
    now: { way: other, rest: found.rest, deed: lacking(after, before) },
  }
}

function isWithin(inner: Way, outer: Way): boolean {
  return inner.take === outer.take || outer.take === '(root)' || inner.take.startsWith(`${outer.take}.`)
}

function waysIn({ does }: Reaction): Way[] {
  return does.filter((deed) => 'take' in deed)
}

function effectsOf({ does }: Reaction): Deed[] {
  return does.filter((deed) => !('take' in deed))
}

function lacking(these: readonly Placed[], those: readonly Placed[]): string | undefined {
  const [first] = surplus(these, those)
  if (!first) return undefined
  return /^(entering|leaving) /.test(first.place) ? `${nameOf(first.deed)} on ${first.place}` : nameOf(first.deed)
}

function contextChange(expected: Reaction, found: Reaction): Finding[] {
  const change = changeOf(expected.rest.shows, found.rest.shows)
  if (!change) return []
  const place = waysIn(found).map(triggerWords)[0] ?? 'the start'
  const ran = found.does.filter((deed): deed is Run => 'run' in deed).map(({ run }) => run)
  const by = ran.length === 0 ? '' : ` (${ran.join(', ')})`
  const sentence = `after ${place}${by} the context shows {now}; it showed {was}`
  return [{ kind: 'deed', cause: `context ${place}${by}`, way: undefined, ...change, sentence }]
}
