import { findLocation } from '../../content/locations/index.ts'
import { detailOf, fieldsIn } from '../inbox/describe.ts'
import { promised, zoneOf } from '../requests/promise.ts'
import type { Forwarded } from './channel.ts'
import { mailedFields, mailWords } from './words.ts'

/** What a mail to staff says. */
export interface MailText {
  subject: string
  text: string
}

const longestText = 500

/**
 * Words the mail about a request: since when it waits and by when the promise ends, in the clinic's time zone, and where
 * in the inbox it is; with `isWhole` also what the visitor typed. Nothing that was typed stands in the subject.
 */
export function mailTextOf(request: Forwarded, { inbox, isWhole }: { inbox: string; isWhole: boolean }): MailText {
  const clinic = findLocation(request.clinic)
  const zone = zoneOf(request.clinic)
  const received = Date.parse(request.received)
  const times = [mailWords.waiting(timeIn(zone, received)), mailWords.promised(timeIn(zone, received + promised))]
  const link = mailWords.read(`${inbox}/requests/${encodeURIComponent(request.id)}`)
  const typed = isWhole ? ['', mailWords.typed, ...typedIn(request.body)] : []
  return {
    subject: mailWords.subject(clinic?.name ?? null, request.kind),
    text: [...times, '', link, ...typed, ''].join('\n'),
  }
}

/** What was typed, one field a line: without line breaks and other control characters, and cut where it is long. */
function typedIn(body: string): string[] {
  const fields = fieldsIn(body)
  return mailedFields
    .filter((name) => Object.hasOwn(fields, name))
    .flatMap((name) => detailOf(name, fields, (iso) => iso))
    .map(({ label, text }) => `${label}: ${lineOf(text)}`)
}

function lineOf(value: string): string {
  const line = value
    .slice(0, 2 * longestText)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
  const isCut = line.length > longestText || value.length > 2 * longestText
  return isCut ? `${line.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '')} …` : line
}

/** 'Thursday, November 26, 2026, 3:05 PM EST'. */
function timeIn(timeZone: string, ms: number): string {
  if (Number.isNaN(ms)) return 'an unknown time'
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }).format(ms)
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(ms)
  return `${day}, ${time}`
}
