import { locations } from '../../content/locations/index.ts'
import { folded } from './folded.ts'
import { isRecord } from './submission.ts'
import { digitsOf } from './telephone.ts'

/** What staff sort requests by. */
export interface Facts {
  /** The slug of the clinic that is asked; '' where no clinic is. */
  clinic: string
  /** `spam` where a trap of the form was sprung (docs/leads.md). Nothing is dropped. */
  state: 'new' | 'spam'
  /** What a search looks into: name, e-mail address and telephone number, folded; the number as dialled and as typed. */
  search: string
}

/** The most characters of a field that a search looks into. */
const longestPart = 200

const nothing: Facts = { clinic: '', state: 'new', search: '' }

/** Reads from a stored request what staff sort it by. A body that no form can have sent has no facts. */
export function factsOf(kind: string, body: string): Facts {
  const fields = fieldsOf(body)
  if (fields === null) return nothing
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    clinic: kind === 'franchise' ? '' : clinicOf(text('clinic'), text('page')),
    state: text('flags') === '' ? 'new' : 'spam',
    search: searchedIn(text),
  }
}

function searchedIn(text: (name: string) => string): string {
  const words = ['firstName', 'lastName', 'name', 'email'].map((name) => folded(text(name).slice(0, longestPart)))
  const phone = text('phone').slice(0, longestPart)
  const numbers = new Set([digitsOf(phone), phone.replaceAll(/\D/g, '')])
  return [...words, ...numbers].join(' ').trim()
}

/** The fields of a stored request by name; null where its body is no JSON object. */
export function fieldsOf(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const fields: unknown = JSON.parse(body)
    return isRecord(fields) ? fields : null
  } catch {
    return null
  }
}

/** The clinic that a request names, by its page's address or that of its booking list, or on whose page it was made. */
function clinicOf(named: string, page: string): string {
  const slug = named || (/^\/(?:locations|book)\/([\w-]+)/.exec(page)?.[1] ?? '')
  const found = locations.find(
    (location) => location.slug === slug || (location.booking.kind === 'online' && location.booking.slug === slug),
  )
  return found?.slug ?? ''
}
