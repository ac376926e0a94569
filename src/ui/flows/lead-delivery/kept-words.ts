import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'

const notTyped = new Set(['id', 'submittedAt', 'page', 'consent', 'consentText', 'flags'])

/** What is said of requests that wait on this device. */
export function savedWords(leads: readonly KeptLead[]): string {
  const it = leads.length === 1 ? 'It is' : 'They are'
  const next = leads.some(({ isMisdirected }) => isMisdirected)
    ? `We cannot take ${leads.length === 1 ? 'it' : 'them'} at the moment; the fault is ours, so please call. We try again every hour while a page of this site is open.`
    : `${it} sent as soon as that works while a page of this site is open.`
  return `${subjectOf(leads)} saved on this device and not with us yet. ${next}`
}

/** What is said of requests that were turned down. */
export function refusedWords(leads: readonly KeptLead[]): string {
  const [subject, next] = areOwn(leads)
    ? [
        `${leads.length === 1 ? 'A request' : `${leads.length} requests`} of yours`,
        'What you wrote is kept here for you to copy.',
      ]
    : [othersOf(leads), 'Please call us.']
  return `${subject} could not be delivered, and will not be sent again. ${next}`
}

/** What is said of requests that are soon gone, on a device that keeps things for so many days. */
export function expiringWords(daysKept: number): string {
  return daysKept < 14
    ? `Soon it may be gone: this browser empties what sites keep after ${daysKept} days without a visit. Please call us.`
    : `Soon it is deleted: no request is kept on this device for more than ${daysKept} days. Please call us.`
}

export const deliveredWords = 'What was saved on this device is with us now. We get back within 24 hours.'

function subjectOf(leads: readonly KeptLead[]): string {
  const own = leads.length === 1 ? 'Your request' : `Your ${leads.length} requests`
  return `${areOwn(leads) ? own : othersOf(leads)} ${leads.length === 1 ? 'is' : 'are'}`
}

function areOwn(leads: readonly KeptLead[]): boolean {
  return leads.every(({ isOwn }) => isOwn)
}

/** Whoever sits at the device now may not be who made them. */
function othersOf({ length }: readonly KeptLead[]): string {
  return length === 1 ? 'An earlier request' : `${length} requests`
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
