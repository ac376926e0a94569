import { historyOf, type InspectedActor, type Inspection, type LogEntry } from './log.ts'
import { restoreType } from './messages.ts'
import { titleOf } from './titles.ts'

/** What the log can be narrowed to. */
export const filters = ['everything', 'events', 'answers and delays', 'ignored', 'context changed'] as const
export type Filter = (typeof filters)[number]

export interface Row {
  actor: InspectedActor
  entry: LogEntry
  /** Whether the actor went back to before it. */
  isLeft: boolean
}

/** The log of some actors, newest entry first: those that pass the filter and have the words searched for. */
export function rowsOf(actors: readonly InspectedActor[], filter: Filter, search: string): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return actors
    .flatMap((actor) => {
      const line = new Set(historyOf(actor.entries))
      return actor.entries.map((entry) => ({ actor, entry, isLeft: !line.has(entry) && !isOwn(entry) }))
    })
    .filter(({ entry }) => passes(entry, filter))
    .filter(({ actor, entry }) => words.every((word) => textOf(actor, entry).includes(word)))
    .toSorted((one, other) => other.entry.serial - one.entry.serial)
}

/** Whether an event changed nothing. */
export function isIgnored({ event, after }: LogEntry): boolean {
  return after.microsteps.length === 0 && !event.type.startsWith('xstate.') && event.type !== restoreType
}

/** The running actor in which something happened last, other than that it started or ended. */
export function activeActor({ actors }: Inspection): InspectedActor | undefined {
  const serialOf = ({ entries }: InspectedActor) =>
    entries.findLast(({ event }) => !['xstate.init', 'xstate.stop'].includes(event.type))?.serial ?? 0
  return actors
    .filter((actor) => actor.isRunning && serialOf(actor) > 0)
    .toSorted((one, other) => serialOf(other) - serialOf(one))[0]
}

function passes(entry: LogEntry, filter: Filter): boolean {
  const isOwnEvent = entry.event.type.startsWith('xstate.')
  if (filter === 'events') return !isOwnEvent
  if (filter === 'answers and delays') return /^xstate\.(done|error|after)\./.test(entry.event.type)
  if (filter === 'ignored') return isIgnored(entry)
  return filter === 'everything' || entry.changes.length > 0
}

function isOwn({ event }: LogEntry): boolean {
  return event.type === restoreType || event.type === 'xstate.stop'
}

function textOf({ flow }: InspectedActor, { event, before, after, changes }: LogEntry): string {
  const said = [flow, titleOf(event.type), event, before, after.leaves, after.microsteps, changes]
  return said
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
    .join(' ')
    .toLowerCase()
}
