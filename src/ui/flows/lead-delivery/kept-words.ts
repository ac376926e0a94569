import * as words from '../../../../content/words/lead-delivery.ts'
import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'

const notTyped = new Set(['id', 'submittedAt', 'page', 'consent', 'consentText', 'flags'])

/** The text about requests that are kept on this device until they can be sent. */
export function savedWords(leads: readonly KeptLead[]): string {
  return words.waiting({ ...countOf(leads), isMisdirected: leads.some(({ isMisdirected }) => isMisdirected) })
}

/** The text about requests that were turned down. */
export function refusedWords(leads: readonly KeptLead[]): string {
  return words.refused(countOf(leads))
}

/** The text about requests that will soon be deleted, on a device that keeps data for so many days. */
export function expiringWords(daysKept: number): string {
  return daysKept < 14 ? words.soonEmptied(daysKept) : words.soonDeleted(daysKept)
}

function countOf(leads: readonly KeptLead[]): words.KeptCount {
  return { count: leads.length, areOwn: leads.every(({ isOwn }) => isOwn) }
}

/** What the visitor wrote, one line per field, a blank line between requests. */
export function writtenText(leads: readonly KeptLead[]): string {
  return leads.map(({ body }) => linesOf(body).join('\n')).join('\n\n')
}

function linesOf(body: string): string[] {
  return fieldsOf(body)
    .filter(([name]) => !notTyped.has(name) && !name.startsWith('utm_'))
    .map(([name, value]) => `${inWords(name)}: ${String(value)}`)
}

/** The fields of a stored body. Storage cannot be trusted: anything but an object has no fields. */
function fieldsOf(body: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(body))
  } catch {
    return []
  }
}

/** 'hearAboutUs' as 'Hear about us'. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
