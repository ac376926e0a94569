import * as words from '../../../../content/words/lead-delivery.ts'
import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'

const notTyped = new Set(['id', 'submittedAt', 'page', 'consent', 'consentText', 'flags'])

/** What is said of requests that wait on this device. */
export function savedWords(leads: readonly KeptLead[]): string {
  return words.waiting({ ...countOf(leads), isMisdirected: leads.some(({ isMisdirected }) => isMisdirected) })
}

/** What is said of requests that were turned down. */
export function refusedWords(leads: readonly KeptLead[]): string {
  return words.refused(countOf(leads))
}

/** What is said of requests that are soon gone, on a device that keeps things for so many days. */
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

/** Storage is not to be trusted: what is no object has no fields. */
function fieldsOf(body: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(body))
  } catch {
    return []
  }
}

/** 'hearAboutUs' is 'Hear about us'. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
