import { brand } from '../../../../content/brand.ts'
import * as words from '../../../../content/words/booked.ts'
import type { BookingLocation } from '../../../../content/types.ts'

type Visit = NonNullable<BookingLocation['visit']>

export interface BookedFacts {
  /** The service's name as the site writes it. */
  service: string
  location: BookingLocation
  visit: Pick<Visit, 'address'>
  /** The moment, with its offset, as the calendar reported it. */
  start: string
}

/** 'Tuesday, December 1 at 10:30 AM', by the clinic's clock. */
export function describeStart(start: string, timeZone: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(start))
}

/**
 * A booked visit as an address from which it can be saved for the visitor's own calendar. It has no end, because the
 * calendars report none. `now` is the moment of writing, as iCalendar asks. Source: RFC 5545.
 */
export function calendarFile({ service, location, visit, start }: BookedFacts, now: Date): string {
  const { street, town, state, zip } = visit.address
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.shortName)}//EN`,
    'BEGIN:VEVENT',
    `UID:${utc(start)}-${location.slug}@${brand.email.split('@').at(-1)}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(start)}`,
    `SUMMARY:${escaped(words.visitAt(service, `${brand.shortName} ${location.name}`))}`,
    `LOCATION:${escaped(`${street}, ${town}, ${state} ${zip}`)}`,
    `DESCRIPTION:${escaped(`${words.facts.change}: ${location.phone.display}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map((line) => `${folded(line)}\r\n`).join(''))}`
}

/** '20261201T153000Z' */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}

/** A line in pieces of at most 75 octets, each further one led by a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  return Array.from(line).reduce((done, character) => {
    const size = encoder.encode(character).length
    const isFull = octets + size > 75
    octets = isFull ? 1 + size : octets + size
    return done + (isFull ? `\r\n ${character}` : character)
  }, '')
}
