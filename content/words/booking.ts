/** Words of the booking wizard. */
import type { Phrase } from './common.ts'

/** How one gets from the clinics to the services of all of them. */
export const serviceFirst = 'Choose the service first'

/** Over the clinics where the service is known. */
export function forService(service: string): string {
  return `For ${service}`
}

/** The steps, and what stands under one in which nothing is chosen yet. */
export const steps = { location: 'Clinic', service: 'Service', calendar: 'Time' }
export const yourChoices = 'Your choices'
export const chooseBelow = 'Choose below'
export const next = 'Next'

export function booksByPhone<Drawn>(clinic: string, phone: Drawn): Phrase<Drawn> {
  return [`${clinic} books by phone: `, phone, '. Or choose another clinic.']
}

/** Below the name of a clinic without a calendar. */
export function byPhone<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['Books by phone: ', phone]
}

/** Below the name of a booking list that is not called like its clinic. */
export function ourClinic(name: string): string {
  return `Our ${name} clinic`
}

/** The states that clinics stand in, by the letters of their addresses. */
export const states: Readonly<Record<string, string>> = { NJ: 'New Jersey', OH: 'Ohio' }

export const unknownClinic = 'We do not know the clinic that was asked for. Choose one of these.'

/** Without a phone where the clinic is not known. */
export function serviceNotOffered<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const asked = 'What you asked for is not booked in this calendar. Choose another service'
  return phone === undefined ? [asked, '.'] : [`${asked}, or call `, phone, '.']
}

/** Over the clinic that was chosen last in this visit. */
export const lastClinic = 'Your last clinic'

/** What a row says of a choice made before, once the visitor has gone back. */
export const chosenBefore = 'Chosen before'

/** What a row says of a service that needs a consultation. */
export const consultationFirst = 'Consultation first'

/** The services by what they do to the body's temperature. */
export const climates = { cold: 'Cold', pressure: 'Pressure', within: 'Within', warm: 'Warm' }

/** Read before the name that a calendar gives to a service, below the site's own. */
export const inCalendar = 'In the calendar:'

/** What is being chosen, beside the choices. */
export const yourVisit = 'Your visit'
export const ticket = {
  clinic: 'Clinic',
  address: 'Address',
  service: 'Service',
  duration: 'Time',
  price: 'Price',
}
export const beforeClinic = 'Choose the clinic nearest you. Its services come next, then its free times.'
export const beforeService =
  'Choose a service and its calendar opens. You pick the day and the time there; nothing is booked before you confirm it.'

export const beforeAny = 'Choose a service. The clinics come next, then the free times.'

/** In place of a step whose code has not come yet. */
export const loadingStep = 'Loading…'

export const loadingServices = 'Loading the services…'

export function servicesFailed<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const failed = 'The services could not be loaded. Check your connection'
  return phone === undefined ? [failed, '.'] : [`${failed}, or call `, phone, '.']
}

export function nothingBooked<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const nothing = 'Nothing can be booked here online at the moment.'
  return phone === undefined ? [nothing] : [`${nothing} Call us: `, phone, '.']
}

export function calendar(service: string, clinic: string): string {
  return `Calendar: ${service} in ${clinic}`
}

/** What the last step's name is followed by once a visit is booked. */
export const isBooked = 'Booked'

/** The way on from a booked visit. */
export function bookAnother(clinic: string): string {
  return `Book another in ${clinic}`
}

export { allPrices } from './common.ts'

export const openCalendar = 'Open the calendar in a new tab'
