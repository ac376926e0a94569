/** Words of the booking wizard. */
import type { Phrase } from './common.ts'

/** The steps, and what stands under one in which nothing is chosen yet. */
export const steps = { location: 'Clinic', service: 'Service', calendar: 'Time' }
export const yourChoices = 'Your choices'
export const chooseBelow = 'Choose below'
export const next = 'Next'

export function booksByPhone<Drawn>(clinic: string, phone: Drawn): Phrase<Drawn> {
  return [`${clinic} books by phone: `, phone, '. Or choose another clinic.']
}

/** Below the name of a booking list that is not called like its clinic. */
export function ourClinic(name: string): string {
  return `Our ${name} clinic`
}

export const unknownClinic = 'We do not recognize that clinic. Choose one of these.'

/** Without a phone where the clinic is not known. */
export function serviceNotOffered<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const asked = 'That service cannot be booked online here. Choose another service'
  return phone === undefined ? [asked, '.'] : [`${asked}, or call `, phone, '.']
}

/** What is being chosen, beside the choices. */
export const yourVisit = 'Your visit'
export const ticket = {
  clinic: 'Clinic',
  address: 'Address',
  service: 'Service',
  duration: 'Duration',
  price: 'Price',
}
export const beforeClinic = 'Choose the clinic nearest you. Its services come next, then its free times.'
export const beforeService =
  'Choose a service and its calendar opens. You pick the day and the time there; nothing is booked before you confirm it.'

export const beforeAny = 'Choose a service. The clinics come next, then the free times.'

/** In place of a step whose code has not come yet. */
export const loadingStep = 'Loading…'

export function calendar(service: string, clinic: string): string {
  return `Calendar: ${service} in ${clinic}`
}

/** What the last step's name is followed by once a visit is booked. */
export const isBooked = 'Booked'

/** The way on from a booked visit. */
export function bookAnother(clinic: string): string {
  return `Book another in ${clinic}`
}

export const openCalendar = 'Open the calendar in a new tab'
