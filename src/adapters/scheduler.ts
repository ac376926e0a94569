import type { EmbedEvent } from '../../machines/embed/index.ts'
import { parsePartMessage } from './embed-part.ts'
import { listenToFrame } from './frame-messages.ts'
import { reportedStart } from './reported-start.ts'

/** Cal.com keeps its page invisible until the page around it sends this. It says nothing private. */
export const calGreeting = { originator: 'CAL', method: 'parentKnowsIframeReady' }

const calendlySigns: readonly unknown[] = [
  'calendly.profile_page_viewed',
  'calendly.event_type_viewed',
  'calendly.date_and_time_selected',
]

/**
 * What a message of a scheduler means; null for anything else. Shapes: Cal.com's `{ originator: 'CAL', type, fullType,
 * namespace, data }`, Calendly's `{ event: 'calendly.…', payload }`, the demonstration's as `parsePartMessage` has them.
 * Sources: calcom/cal.com packages/embeds/embed-core, developer.calendly.com 'Embed Parent Window Events'.
 */
export function parseSchedulerMessage(data: unknown): EmbedEvent | null {
  if (Array.isArray(data)) return parsePartMessage(data)
  const message = fieldsOf(data)
  if (message['originator'] === 'CAL') return calEvent(message['type'], fieldsOf(message['data']))
  return calendlyEvent(message['event'], fieldsOf(message['payload']))
}

/** Listens to a scheduler's frame; returns a function that stops it. */
export function listenToScheduler(frame: HTMLIFrameElement, send: (event: EmbedEvent) => void): () => void {
  const greetings = [['part.hello'], calGreeting]
  return listenToFrame(
    frame,
    { parse: parseSchedulerMessage, greetings, readableBy: 'anyone', asksForGreetings: isCalWaiting },
    send,
  )
}

/**
 * Listens for the demonstration scheduler's report of a payment, `["demo.payment"]`; returns a function that stops it.
 */
export function listenForDemoPayment(frame: HTMLIFrameElement, onPaid: () => void): () => void {
  return listenToFrame(frame, { parse: parseDemoPayment }, onPaid)
}

/** True for the demonstration's report of a payment; null for anything else. */
export function parseDemoPayment(data: unknown): true | null {
  return Array.isArray(data) && data.length === 1 && data[0] === 'demo.payment' ? true : null
}

/**
 * A booking that still has to be paid continues in the frame, and one that the clinic still has to confirm is only a
 * request: neither is complete yet.
 */
function calEvent(type: unknown, { iframeHeight, paymentRequired, status, startTime }: Fields): EmbedEvent | null {
  if (type === 'linkReady') return { type: 'embed.ready' }
  if (type === 'linkFailed') return { type: 'embed.fail', reason: 'unavailable' }
  if (type === '__dimensionChanged') return typeof iframeHeight === 'number' ? resizeTo(iframeHeight) : null
  if (type === 'bookingSuccessfulV2' || type === 'rescheduleBookingSuccessfulV2') {
    if (paymentRequired === true || status === 'PENDING') return { type: 'embed.ready' }
    return paymentRequired === false ? { type: 'embed.complete', start: reportedStart(startTime) } : null
  }
  return null
}

function calendlyEvent(event: unknown, { height, event: scheduled }: Fields): EmbedEvent | null {
  if (calendlySigns.includes(event)) return { type: 'embed.ready' }
  if (event === 'calendly.event_scheduled')
    return typeof fieldsOf(scheduled)['uri'] === 'string' ? { type: 'embed.complete', start: null } : null
  if (event !== 'calendly.page_height') return null
  if (typeof height === 'number') return resizeTo(height)
  return typeof height === 'string' && /^\d{1,5}(\.\d{1,5})?(px)?$/.test(height) ? resizeTo(parseFloat(height)) : null
}

/** Whether Cal.com's page asks for the greeting. */
export function isCalWaiting(data: unknown): boolean {
  const { originator, type } = fieldsOf(data)
  return originator === 'CAL' && type === '__iframeReady'
}

function resizeTo(height: number): EmbedEvent | null {
  return Number.isFinite(height) && height > 0 ? { type: 'embed.resize', height } : null
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
