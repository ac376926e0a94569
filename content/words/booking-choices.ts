/** Words of the lists that a booking is chosen from. */
import type { Phrase } from './common.ts'

/** How one gets from the clinics to the services of all of them. */
export const serviceFirst = 'Choose the service first'

/** Over the clinics where the service is known. */
export function forService(service: string): string {
  return `For ${service}`
}

/** Below the name of a clinic without a calendar. */
export function byPhone<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['Books by phone: ', phone]
}

/** The states that clinics stand in, by the letters of their addresses. */
export const states: Readonly<Record<string, string>> = { NJ: 'New Jersey', OH: 'Ohio' }

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

export const loadingServices = 'Loading the services…'

export function servicesFailed<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const failed = 'The services could not be loaded. Check your connection'
  return phone === undefined ? [failed, '.'] : [`${failed}, or call `, phone, '.']
}

export function nothingBooked<Drawn>(phone: Drawn | undefined): Phrase<Drawn> {
  const nothing = 'Nothing can be booked here online at the moment.'
  return phone === undefined ? [nothing] : [`${nothing} Call us: `, phone, '.']
}
