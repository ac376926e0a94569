import type { AnyEventObject } from 'xstate'
import { changesOf, type Change } from './changes.ts'
import { isPosted, restoreType, type Posted, type PostedSnapshot } from './messages.ts'

export interface LogEntry {
  /** The number of the entry among those of all actors, from 1. */
  serial: number
  /** Milliseconds since 1970. */
  time: number
  event: AnyEventObject
  /** The leaf states that the actor was in before; none where it has just started. */
  before: readonly string[]
  after: PostedSnapshot
  /** What the event changed in the context, masked. */
  changes: readonly Change[]
}

export interface InspectedActor {
  /** Unique among all pages. */
  key: string
  /** The number of its page. */
  page: number
  sessionId: string
  flow: string
  isRunning: boolean
  present: PostedSnapshot
  /** The actor's entries in order. */
  entries: readonly LogEntry[]
}

export interface InspectedPage {
  page: number
  path: string
  width: number
  isOpen: boolean
}

export interface Inspection {
  pages: readonly InspectedPage[]
  actors: readonly InspectedActor[]
}

export const nothingInspected: Inspection = { pages: [], actors: [] }

/** The inspection after one more message. A page that was left ends its actors. */
export function withMessage(known: Inspection, { page, message }: Posted): Inspection {
  if (message.type === '@inspector.page') {
    const { path, width } = message
    return { ...known, pages: [...known.pages, { page, path, width, isOpen: true }] }
  }
  if (message.type === '@inspector.left') return withoutPage(known, page)
  if (message.type === '@xstate.event' || !isPosted(message.snapshot)) return known
  const key = `${page}/${message.sessionId}`
  const present = message.snapshot
  if (message.type === '@xstate.actor') {
    const { name: flow, sessionId } = message
    const actor: InspectedActor = { key, page, sessionId, flow, isRunning: true, present, entries: [] }
    return { ...known, actors: [...known.actors, actor] }
  }
  const { event, createdAt } = message
  const serial = 1 + known.actors.reduce((count, { entries }) => count + entries.length, 0)
  return { ...known, actors: known.actors.map((actor) => (actor.key === key ? arrived(actor) : actor)) }

  function arrived(actor: InspectedActor): InspectedActor {
    const isFirst = actor.entries.length === 0
    const before = isFirst ? [] : actor.present.leaves
    const changes = isFirst ? [] : changesOf(actor.present.context, present.context)
    const entry = { serial, time: Number(createdAt), event, before, after: present, changes }
    return { ...actor, present, isRunning: present.status === 'active', entries: [...actor.entries, entry] }
  }
}

/** The same with a page closed and its actors ended. */
export function withoutPage({ pages, actors }: Inspection, page: number): Inspection {
  return {
    pages: pages.map((one) => (one.page === page ? { ...one, isOpen: false } : one)),
    actors: actors.map((actor) => (actor.page === page ? { ...actor, isRunning: false } : actor)),
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
