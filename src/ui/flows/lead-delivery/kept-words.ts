import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'

const notTyped = new Set(['id', 'submittedAt', 'page', 'consent', 'consentText', 'flags'])

/** What is said of requests that wait on this device. */
export function savedWords(leads: readonly KeptLead[]): string {
  const [subject, it] = leads.length === 1 ? ['Your request', 'It is'] : [`Your ${leads.length} requests`, 'They are']
  const verb = leads.length === 1 ? 'is' : 'are'
  return `${subject} ${verb} saved on this device and not with us yet. ${it} sent as soon as that works while a page of this site is open.`
}

/** What is said of requests that were turned down. */
export function refusedWords(leads: readonly KeptLead[]): string {
  const subject = leads.length === 1 ? 'A request of yours' : `${leads.length} requests of yours`
  return `${subject} could not be delivered, and will not be sent again. What you wrote is kept here for you to copy.`
}

export const expiringWords =
  'Soon it is deleted from this device: nothing is kept here for more than 14 days. Call us, or copy what you wrote.'

export const deliveredWords = 'What was saved on this device is with us now. We get back to you within 24 hours.'

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
