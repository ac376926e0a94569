import { describe, expect, it } from 'vitest'
import { calendarFile, calendarFileName, escapeText, foldLine } from '../../public/embed/calendar/ics.js'

const appointment = {
  location: 'princeton',
  service: 'infrared-sauna',
  locationName: 'Princeton',
  serviceName: 'Infrared Sauna',
  day: '2026-11-24',
  minutes: 630,
}
const now = Date.parse('2026-11-20T17:05:09.123Z')
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('text values', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b;c', 'a\\,b\\;c'],
    ['back\\slash', 'back\\\\slash'],
    ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['bell\u0007 and null\u0000', 'bell and null'],
    ['colon: "quotes" é', 'colon: "quotes" é'],
    ['\\n', '\\\\n'],
  ])('%j becomes %j', (text, escaped) => expect(escapeText(text)).toBe(escaped))
})

describe('folding', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length

  it('leaves 75 octets whole and folds the 76th', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldLine('')).toBe('')
  })

  it.each(['x'.repeat(500), 'é'.repeat(120), '雪'.repeat(90), '🧊'.repeat(61), `a${'🧊é'.repeat(40)}`])(
    'keeps every piece within 75 octets and cuts no character: %s',
    (line) => {
      const pieces = foldLine(line).split('\r\n')
      for (const [index, piece] of pieces.entries()) {
        expect(octets(piece)).toBeLessThanOrEqual(75)
        expect(piece).not.toMatch(/\p{Surrogate}/u)
        if (index > 0) expect(piece.startsWith(' ')).toBe(true)
      }
      expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line)
    },
  )
})

describe('the file', () => {
  const text = calendarFile(appointment, now)

  it('is one event in clinic time', () => {
    expect(linesOf(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Demonstration booking calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
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
      'BEGIN:VEVENT',
      'UID:20261124T103000-infrared-sauna-princeton@booking-calendar.example',
      'DTSTAMP:20261120T170509Z',
      'DTSTART;TZID=America/New_York:20261124T103000',
      'DTEND;TZID=America/New_York:20261124T110000',
      'SUMMARY:Demonstration: Infrared Sauna\\, Princeton',
      'LOCATION:Princeton',
      'DESCRIPTION:Demonstration: no appointment is made. Please call the clinic to book.',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('ends every line with CRLF, none longer than 75 octets', () => {
    expect(text.endsWith('\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  it('keeps its UID for the same choices, whenever it is made', () => {
    const uid = (file: string) => linesOf(file).find((line) => line.startsWith('UID:'))
    expect(uid(calendarFile(appointment, now + 86_400_000))).toBe(uid(text))
    expect(uid(calendarFile({ ...appointment, minutes: 660 }, now))).not.toBe(uid(text))
    expect(uid(calendarFile({ ...appointment, service: 'slim-pod' }, now))).not.toBe(uid(text))
    expect(calendarFile(appointment, now)).toBe(text)
  })

  it('cannot be broken by a name', () => {
    const file = calendarFile({ ...appointment, serviceName: 'A;B,C\r\nATTENDEE:x' }, now)
    expect(linesOf(file)).toContain('SUMMARY:Demonstration: A\\;B\\,C\\nATTENDEE:x\\, Princeton')
    expect(linesOf(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  })

  it('has a name that says what it is', () => {
    expect(calendarFileName(appointment)).toBe('infrared-sauna-princeton-2026-11-24-1030.ics')
    expect(calendarFileName({ ...appointment, minutes: 540 })).toBe('infrared-sauna-princeton-2026-11-24-0900.ics')
  })
})
