import type { AnyEventObject } from 'xstate'
import { isPageStarted, isPosted, restoreType, type Message, type PostedSnapshot } from './messages.ts'

export interface LogEntry {
  /** The number of the entry among those of all actors, from 1. */
  serial: number
  /** Milliseconds since 1970. */
  time: number
  event: AnyEventObject
  /** The leaf states that the actor was in before; none where it has just started. */
  before: readonly string[]
  after: PostedSnapshot
}

export interface InspectedActor {
  /** Unique among all pages that were loaded in the frame. */
  key: string
  sessionId: string
  flow: string
  isRunning: boolean
  present: PostedSnapshot
  /** The actor's entries in order. */
  entries: readonly LogEntry[]
}

export interface Inspection {
  /** How many pages were loaded in the frame. */
  pages: number
  actors: readonly InspectedActor[]
}

export const nothingInspected: Inspection = { pages: 0, actors: [] }

/** The inspection after one more message. A newly loaded page ends all actors of the page before it. */
export function withMessage(known: Inspection, message: Message): Inspection {
  if (isPageStarted(message)) {
    return { pages: known.pages + 1, actors: known.actors.map((actor) => ({ ...actor, isRunning: false })) }
  }
  if (message.type === '@xstate.event' || !isPosted(message.snapshot)) return known
  const key = `${known.pages}/${message.sessionId}`
  const present = message.snapshot
  if (message.type === '@xstate.actor') {
    const { name: flow, sessionId } = message
    return { ...known, actors: [...known.actors, { key, sessionId, flow, isRunning: true, present, entries: [] }] }
  }
  const { event, createdAt } = message
  const serial = 1 + known.actors.reduce((count, { entries }) => count + entries.length, 0)
  return { ...known, actors: known.actors.map((actor) => (actor.key === key ? arrived(actor) : actor)) }

  function arrived(actor: InspectedActor): InspectedActor {
    const before = actor.entries.length === 0 ? [] : actor.present.leaves
    const entry = { serial, time: Number(createdAt), event, before, after: present }
    return { ...actor, present, isRunning: present.status === 'active', entries: [...actor.entries, entry] }
  }
}

/**
 * The entries that led an actor from its start to where it is now; entries that were undone by going back are left out.
 */
export function historyOf(entries: readonly LogEntry[]): readonly LogEntry[] {
  const lines = new Map<number, readonly LogEntry[]>()
  let line: readonly LogEntry[] = []
  for (const entry of entries) {
    if (entry.after.status === 'stopped') continue
    line = entry.event.type === restoreType ? (lines.get(Number(entry.event['entry'])) ?? []) : [...line, entry]
    lines.set(entry.after.entry, line)
  }
  return line
}
