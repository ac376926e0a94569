/** Words of the search for services, needs and clinics. */
import type { Phrase } from './common.ts'

export const label = 'Find a service, a need or a clinic'
export const placeholder = 'for example sore legs, 08540'

/** Where a search, or its answer, could not be loaded. No constant: each part that says it would have a copy. */
export function failed(): string {
  return 'The search could not be loaded. Everything is in the list of all services and clinics.'
}

export const servicesFound = 'Services found'
export const clinicsFound = 'Clinics found'

/** How much was found. */
export function foundCount(services: number, clinics: number): string {
  const found = [counted(services, 'service'), counted(clinics, 'clinic')].filter((text) => text !== '')
  return found.join(', ')
}

/** Where nothing was found. */
export function nothing<Drawn>(list: Drawn, phone: Drawn): Phrase<Drawn> {
  return ['Nothing here matches that. Look in ', list, ', or call ', phone, '.']
}
export const theList = 'the list of everything'

/** Above what was found for a matter of health. */
export function medical<Drawn>(consultation: Drawn, emergency: Drawn, crisis: Drawn): Phrase<Drawn> {
  return [
    'This is a matter for a licensed professional, and nothing here is meant to treat it. Ask in ',
    consultation,
    '. In an emergency ',
    emergency,
    '; in a crisis ',
    crisis,
    '.',
  ]
}
export const aConsultation = 'a consultation'
export const emergencyCall = 'call 911'
export const crisisCall = 'call or text 988'

/** Before the wish that leads to a service. */
export const chosenFor = 'Often chosen for:'

/* The page of everything that can be found. */
export const consultationFirst = 'A consultation first'

export function bookIt(service: string): string {
  return `Book ${service}`
}

export function bookAt(clinic: string): string {
  return `Book in ${clinic}`
}

export const wishes = 'Needs'
export const wishesIntro =
  'In your words, with what other visitors choose for it. No treatment here promises a result, and matters of health are for a consultation.'
export const servicesTitle = 'Services'
export const servicesIntro = 'With their minutes and prices.'
export const clinicsTitle = 'Clinics'
export const clinicsIntro = 'Choose where you would like to come.'

function counted(count: number, thing: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`
}
