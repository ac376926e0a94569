import type { AnyFlowModel } from '../core/explore.ts'
import { findingsOf, isSameRest, type Finding } from './findings.ts'
import type { Lock, LockedReaction, LockedSituation } from './lock-file.ts'
import { observerOf, type Happening, type Reaction, type Seen } from './observer.ts'
import { revived } from './plain.ts'
import { ignoredIn, stimulusNameOf } from './record.ts'
import { waysOf, type Way } from './ways.ts'

/** A finding with where it was seen. */
export interface Sighting {
  finding: Finding
  /** The id of the locked path. */
  path: string
  /** The name of the stimulus. */
  stimulus: string
  /** The leaf states before it. */
  from: string
  /** The names of the stimuli on the way there. */
  after: readonly string[]
}

/** What walking the locked paths on a machine came to. */
export interface Walked {
  sightings: readonly Sighting[]
  /** Steps that failed, by their messages, with the paths. */
  failures: ReadonlyMap<string, readonly string[]>
  /** Stimuli that took a transition as the lock says: '<transition> <stimulus>'. */
  held: ReadonlySet<string>
}

/** The start alone, for a machine on which no event has an effect. */
const startOnly: Lock['paths'] = [{ id: 'start', steps: [] }]

/**
 * Walks the paths of a lock on a model's machine of today, with the locked events, and tries at the first visit of each
 * situation what it must ignore. A path ends where the machine is elsewhere than the lock says. A brief walk ends with
 * the first path that shows a difference.
 */
export function walkLocked(lock: Lock, model: AnyFlowModel, isBrief = false): Walked {
  const walk = newWalk(lock, model)
  for (const { id, steps } of lock.paths.length === 0 ? startOnly : lock.paths) {
    walk.path(id, steps)
    if (isBrief && walk.sightings.length + walk.failures.size > 0) return walk
  }
  return walk
}

function newWalk(lock: Lock, model: AnyFlowModel) {
  const observer = observerOf(model)
  const isChanged = changedWays(lock, model)
  const happenings = new Map(Object.keys(lock.stimuli).map((name) => [name, happeningOf(lock, name)]))
  const sightings: Sighting[] = []
  const failures = new Map<string, string[]>()
  const held = new Set<string>()
  const visited = new Set<string>()

  function attempt(path: string, place: string, act: () => Seen, answer?: unknown): Seen | undefined {
    try {
      return act()
    } catch (error) {
      const message = error === answer ? `${place} is no longer handled: the machine stops` : failureWords(place, error)
      failures.set(message, [...(failures.get(message) ?? []), path])
      return undefined
    }
  }

  /** Reports the differences of a step; returns whether there were any. */
  function compare(expected: Reaction, found: Seen, where: Omit<Sighting, 'finding'>, isFollowUp: boolean): boolean {
    const findings = findingsOf(expected, found, isFollowUp)
    for (const finding of findings) {
      const isConsequence = isFollowUp && finding.kind === 'way' && !isChanged(finding.way)
      if (!isConsequence) sightings.push({ ...where, finding })
    }
    if (findings.length === 0)
      for (const deed of expected.does) if ('take' in deed) held.add(heldKey(deed, where.stimulus))
    return findings.some((finding) => finding.kind === 'way' || !finding.cause.startsWith('the delay '))
  }

  function tryIgnored(situation: LockedSituation, seen: Seen, { path, after }: Pick<Sighting, 'path' | 'after'>): void {
    for (const name of ignoredIn(lock, situation)) {
      const happening = happenings.get(name)
      if (!happening) continue
      const where = { path, stimulus: name, from: seen.rest.leaves, after }
      const found = attempt(
        path,
        `${eventOf(name)} in ${where.from}`,
        () => observer.react(seen, happening),
        happening.event['error'],
      )
      if (found) compare({ does: [], rest: seen.rest }, found, where, false)
    }
  }

  function path(id: string, steps: readonly string[]): void {
    let isFollowUp = false
    let expected = lock.start
    let [stimulus, from] = ['start', '']
    let after: string[] = []
    let seen = attempt(id, 'the start', () => observer.start(revived(lock.input)))
    for (const step of [...steps, undefined]) {
      const situation = lock.situations[expected.rests]
      if (!seen || !situation) return
      const wanted = {
        does: expected.does,
        rest: { leaves: situation.leaves, shows: situation.shows },
      }
      isFollowUp = compare(wanted, seen, { path: id, stimulus, from, after }, isFollowUp) || isFollowUp
      if (!isSameRest(wanted.rest, seen.rest)) return
      if (!visited.has(expected.rests)) tryIgnored(situation, seen, { path: id, after: [...after, stimulus] })
      visited.add(expected.rests)
      const reaction: LockedReaction | undefined = step === undefined ? undefined : situation.reacts[step]
      after = [...after, stimulus]
      stimulus = stimulusNameOf(lock, step ?? '')
      const [happening, before] = [happenings.get(stimulus), seen]
      if (!reaction || !happening) return
      from = seen.rest.leaves
      expected = reaction
      seen = attempt(
        id,
        `${eventOf(stimulus)} in ${from}`,
        () => observer.react(before, happening),
        happening.event['error'],
      )
    }
  }

  return { path, sightings, failures, held }
}

function eventOf(name: string): string {
  return name.split(': ')[0] ?? name
}

function failureWords(place: string, error: unknown): string {
  return `${place} fails: ${(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')}`
}

/** How it is kept that a transition was taken as the lock says. */
export function heldKey({ take, on }: Way, stimulus: string): string {
  return `${take} ${on} ${stimulus}`
}

function changedWays(lock: Lock, { machine }: AnyFlowModel): (way: Way) => boolean {
  const textsOf = (ways: readonly Way[], { take, on }: Way) =>
    JSON.stringify(ways.filter((way) => way.take === take && way.on === on))
  const today = [...waysOf(machine).values()]
  return (way) => textsOf(lock.chart, way) !== textsOf(today, way)
}

function happeningOf({ stimuli }: Lock, name: string): Happening {
  const locked = stimuli[name] ?? { type: name }
  if (!('type' in locked)) return { kind: 'delay', event: { type: '' } }
  const { type } = locked
  const payload: object = Object(revived(locked))
  const isAnswer = /^xstate\.(done|error)\.actor\./.test(type)
  return { kind: isAnswer ? 'outcome' : 'event', event: { ...payload, type } }
}
