import type { AnyEventObject } from 'xstate'
import type { InspectedActor, LogEntry } from './log.ts'
import { titleOf } from './titles.ts'

/** A message between two participants: the page, its flows and the actors that these invoke. */
export interface SequenceMessage {
  serial: number
  time: number
  from: string
  to: string
  text: string
}

export interface Sequence {
  participants: readonly string[]
  messages: readonly SequenceMessage[]
}

const page = 'page'

/**
 * The last messages between the actors of one page, oldest first; `name` tells flows of one machine apart. That a flow
 * starts and ends is no message, since most flows of a page do nothing else.
 */
export function sequenceOf(
  actors: readonly InspectedActor[],
  name: (actor: InspectedActor) => string,
  most: number,
): Sequence {
  const messages = actors
    .flatMap((actor) =>
      actor.entries.flatMap((entry, index) => messagesOf(name(actor), entry, actor.entries[index - 1])),
    )
    .toSorted((one, other) => one.serial - other.serial)
    .slice(-most)
  const named = new Set([page, ...messages.flatMap(({ from, to }) => [from, to])])
  return { participants: [...named], messages }
}

/** The message that an entry stands for, and those by which the flow then starts and stops the actors it invokes. */
function messagesOf(
  flow: string,
  { serial, time, event, after }: LogEntry,
  last: LogEntry | undefined,
): SequenceMessage[] {
  const message = (from: string, to: string, text: string) => ({ serial, time, from, to, text })
  const answering = answeringActor(event)
  const before = last?.after.waitsFor ?? []
  const started = after.waitsFor.filter((id) => !before.includes(id))
  const stopped = before.filter((id) => !after.waitsFor.includes(id) && id !== answering)
  const arriving = message(senderOf(flow, event), flow, answering === null ? titleOf(event.type) : outcomeOf(event))
  return [
    ...(['xstate.init', 'xstate.stop'].includes(event.type) ? [] : [arriving]),
    ...stopped.map((id) => message(flow, childOf(flow, id), 'stop')),
    ...started.map((id) => message(flow, childOf(flow, id), 'invoke')),
  ]
}

function senderOf(flow: string, event: AnyEventObject): string {
  const answering = answeringActor(event)
  if (answering !== null) return childOf(flow, answering)
  return event.type.startsWith('xstate.after.') ? flow : page
}

function answeringActor({ type }: AnyEventObject): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type)?.[1] ?? null
}

function outcomeOf({ type }: AnyEventObject): string {
  return type.startsWith('xstate.done.') ? 'done' : 'error'
}

function childOf(flow: string, id: string): string {
  return `${flow} › ${id}`
}
