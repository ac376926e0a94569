import { contactConsent } from '../../content/consent.ts'
import { findLocation } from '../../content/locations/index.ts'
import { services } from '../../content/services/index.ts'
import * as franchise from '../../content/words/franchise.ts'
import * as sayWhen from '../../content/words/say-when.ts'
import { dayWishes, splitWishes, timeWishes } from '../../machines/offer-lead/time-request.schema.ts'
import { textOf, type Row } from '../database/database.ts'
import { fieldsOf } from '../requests/facts.ts'

/** A stored request, as staff see it. */
export interface LeadRow {
  id: string
  kind: string
  received: string
  clinic: string
  state: string
  /** What was sent, as texts by name. */
  fields: Readonly<Record<string, string>>
}

/** A label, and what stands beside it. */
export interface Detail {
  label: string
  text: string
}

/** The most characters of one field that a page shows; the export has all. */
const longestText = 12_000

export function readRow(row: Row): LeadRow {
  return {
    id: textOf(row, 'id'),
    kind: textOf(row, 'kind'),
    received: textOf(row, 'received'),
    clinic: textOf(row, 'clinic'),
    state: textOf(row, 'state'),
    fields: fieldsIn(textOf(row, 'body')),
  }
}

/** What was sent, as texts by name. */
export function fieldsIn(body: string): LeadRow['fields'] {
  const fields = fieldsOf(body) ?? { 'unread content': body }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wordOf(value)]))
}

/** The name, shortened where it would fill the page. */
export function nameOf({ fields }: LeadRow): string {
  const name = fields['name'] ?? [fields['firstName'], fields['lastName']].filter(Boolean).join(' ')
  return shortened(name.trim(), 160) || 'No name given'
}

/** What is asked, in a few words: the offer, a time, or a franchise; and when it would suit. */
export function askedOf(lead: LeadRow): { what: string; when: string } {
  const { fields } = lead
  if (lead.kind === 'franchise') {
    const town = [fields['city'], fields['state']].filter(Boolean).join(', ')
    return { what: 'Franchise inquiry', when: shortened(town, 160) }
  }
  if (fields['request'] === 'time') return { what: `A time for ${serviceOf(fields)}`, when: wishesOf(fields) }
  return { what: shortened(fields['offer'] ?? '', 160) || 'A call back', when: '' }
}

/** The clinic's name; '' where none is named. */
export function clinicName(slug: string): string {
  return findLocation(slug)?.name ?? slug
}

const notDetails = new Set(['id', 'name', 'firstName', 'lastName', 'request', 'kind', 'clinic'])
const campaign: Readonly<Record<string, string>> = {
  utm_source: 'Campaign: source',
  utm_medium: 'Campaign: medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign: term',
  utm_content: 'Campaign: content',
}
const labels = new Map(
  Object.entries({
    name: 'Name',
    offer: 'Asked for',
    service: 'Service',
    days: 'Days that suit',
    times: 'Times that suit',
    ...franchise.labels,
    consent: 'May we call or text?',
    consentText: 'Wording of that question',
    page: 'Sent from the page',
    submittedAt: 'Sent',
    flags: 'Why it looks like spam',
    ...campaign,
  }),
)

/** Everything that was sent besides the name, in words and in the order of the labels. */
export function detailsOf(lead: LeadRow, timeOf: (iso: string) => string): Detail[] {
  const known = [...labels.keys()].filter((name) => Object.hasOwn(lead.fields, name) && !notDetails.has(name))
  const others = Object.keys(lead.fields).filter((name) => !labels.has(name) && !notDetails.has(name))
  return [...known, ...others.toSorted()].flatMap((name) => detailOf(name, lead.fields, timeOf))
}

/** One thing that was sent, in words; none where it is blank. */
export function detailOf(name: string, fields: LeadRow['fields'], timeOf: (iso: string) => string): Detail[] {
  const text = inWords(name, fields, timeOf)
  return text === '' ? [] : [{ label: shortened(labels.get(name) ?? name, 100), text: shortened(text, longestText) }]
}

function inWords(name: string, fields: LeadRow['fields'], timeOf: (iso: string) => string): string {
  const value = fields[name] ?? ''
  if (name === 'service') return serviceOf(fields)
  if (name === 'days') return dayWords(value)
  if (name === 'times') return timeWords(value)
  if (name === 'consent') return value === 'yes' ? 'Yes, agreed' : 'No, the box was not ticked'
  if (name === 'consentText') return consentOf(value)
  if (name === 'submittedAt') return Number.isNaN(Date.parse(value)) ? value : timeOf(value)
  return choiceOf(name, value) ?? value
}

function consentOf(version: string): string {
  const text = version === contactConsent.version ? contactConsent.text : 'an earlier text'
  return version === '' ? '' : `Version ${version}: ${text}`
}

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = franchise.choices

function choiceOf(name: string, value: string): string | undefined {
  const offered = Object.hasOwn(choices, name) ? choices[name] : undefined
  return offered !== undefined && Object.hasOwn(offered, value) ? offered[value] : undefined
}

function serviceOf(fields: LeadRow['fields']): string {
  const id = fields['service'] ?? ''
  return services.find(({ booking }) => booking?.id === id)?.booking?.name ?? shortened(id, 100)
}

function wishesOf(fields: LeadRow['fields']): string {
  return `${dayWords(fields['days'] ?? '')} · ${timeWords(fields['times'] ?? '')}`
}

function dayWords(days: string): string {
  return (
    splitWishes(dayWishes, days)
      .map((day) => sayWhen.days[day])
      .join(', ') || 'Any day'
  )
}

function timeWords(times: string): string {
  return (
    splitWishes(timeWishes, times)
      .map((time) => sayWhen.times[time].toLowerCase())
      .join(', ') || 'any time of day'
  )
}

/** A text of at most this many UTF-16 units, with a note where it was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')} … (${text.length.toLocaleString('en-US')} characters in all)`
}

/** Without lone surrogates, of which no address can be made: JSON may hold one, a visitor's keyboard does not. */
function wordOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : JSON.stringify(value)
}

/** The address that opens a mail to this address alone; null for what is none. */
export function mailOf(email: string): string | null {
  return /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,190}$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : null
}
