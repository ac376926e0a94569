import type { EmbedEvent } from '../../machines/embed/index.ts'
import { listenToFrame } from './frame-messages.ts'
import { resizerHeight } from './iframe-resizer.ts'
import { reportedStart } from './reported-start.ts'
import { calGreeting, isCalWaiting, parseSchedulerMessage } from './scheduler.ts'

/** Asks an iframe-resizer child to report: the real calendars and the demonstration answer with `init` and a height. */
const greeting =
  '[iFrameSizer]booking-calendar:8:false:true:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true'

/**
 * What a message of a booking calendar means; null for anything else. The CRM's shapes: `["highlevel.setHeight",
 * { height }]`, `["msgsndr-booking-complete", { calendarId }]`, `["fetch-query-params", ...]`, iframe-resizer's
 * `"[iFrameSizer]id:height:width:trigger"`; the demonstration's are the same, with a `start`. Those of Cal.com and
 * Calendly: `parseSchedulerMessage`. Source: the vendors' public embed code.
 */
export function parseCalendarMessage(data: unknown): EmbedEvent | null {
  if (typeof data === 'string') return heightEvent(resizerHeight(data))
  if (!Array.isArray(data)) return parseSchedulerMessage(data)
  const [name, detail]: unknown[] = data
  if (name === 'highlevel.setHeight') return heightEvent(heightOf(detail))
  if (name === 'msgsndr-booking-complete') return { type: 'embed.complete', start: reportedStart(startOf(detail)) }
  if (name === 'fetch-query-params') return { type: 'embed.ready' }
  if (name === 'demo.error') return { type: 'embed.fail', reason: 'unavailable' }
  return null
}

/**
 * Listens to a calendar's frame; returns a function that stops it. The greeting says nothing private, so any origin may
 * read it.
 */
export function listenToCalendar(frame: HTMLIFrameElement, send: (event: EmbedEvent) => void): () => void {
  return listenToFrame(
    frame,
    {
      parse: parseCalendarMessage,
      greetings: [greeting, calGreeting],
      readableBy: 'anyone',
      asksForGreetings: isCalWaiting,
    },
    send,
  )
}

function heightOf(detail: unknown): unknown {
  return typeof detail === 'object' && detail !== null && 'height' in detail ? detail.height : undefined
}

function startOf(detail: unknown): unknown {
  return typeof detail === 'object' && detail !== null && 'start' in detail ? detail.start : undefined
}

function heightEvent(reported: unknown): EmbedEvent | null {
  const height = typeof reported === 'number' || typeof reported === 'string' ? Number(reported) : NaN
  return Number.isFinite(height) && height > 0 ? { type: 'embed.resize', height } : null
}
