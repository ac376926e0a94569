/** The demonstration calendar's download: an RFC 5545 text. Pure: the clock is passed in. */

import { SLOT_MINUTES, TIME_ZONE } from './slots.js'

/**
 * @typedef {object} Appointment
 * @property {string} location the location's slug
 * @property {string} service the service's slug
 * @property {string} locationName
 * @property {string} serviceName
 * @property {string} day 'YYYY-MM-DD', clinic time
 * @property {number} minutes minutes after midnight, clinic time
 */

/** New York's rules since 2007: daylight time from the second Sunday of March to the first Sunday of November. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * A TEXT value: backslash, semicolon, comma and line breaks escaped, other control characters dropped.
 * @param {string} text
 */
export function escapeText(text) {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/**
 * A content line in pieces of at most 75 octets, each further one led by a space; no character is cut in two.
 * @param {string} line
 */
export function foldLine(line) {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/**
 * '20261124T103000'
 * @param {string} day
 * @param {number} minutes
 */
function localStamp(day, minutes) {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${day.replaceAll('-', '')}T${hour}${String(minutes % 60).padStart(2, '0')}00`
}

/** @param {number} now */
function utcStamp(now) {
  return `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/**
 * @param {Appointment} appointment
 * @param {number} now milliseconds since 1970
 */
export function calendarFile(appointment, now) {
  const { location, service, locationName, serviceName, day, minutes } = appointment
  const start = localStamp(day, minutes)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Demonstration booking calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...ZONE,
    'BEGIN:VEVENT',
    `UID:${start}-${service}-${location}@booking-calendar.example`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=${TIME_ZONE}:${start}`,
    `DTEND;TZID=${TIME_ZONE}:${localStamp(day, minutes + SLOT_MINUTES)}`,
    `SUMMARY:${escapeText(`Demonstration: ${serviceName}, ${locationName}`)}`,
    `LOCATION:${escapeText(locationName)}`,
    `DESCRIPTION:${escapeText('Demonstration: no appointment is made. Please call the clinic to book.')}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/**
 * 'infrared-sauna-princeton-2026-11-24-1030.ics'
 * @param {Appointment} appointment
 */
export function calendarFileName({ service, location, day, minutes }) {
  return `${service}-${location}-${day}-${localStamp(day, minutes).slice(9, 13)}.ics`
}
