/** Titles and descriptions of pages as search results show them. */

/** What the pages of the home and of a clinic are titled by, with the place where they are. */
export function offeredIn(name: string, place: string): string {
  return `${name}: cryotherapy and recovery in ${place}`
}

export function bookServiceIn(service: string, clinic: string): string {
  return `Book ${service} in ${clinic}`
}

export function calendarDescription(description: string, clinic: string): string {
  return `${description} Free times in ${clinic}.`
}

export function chooseService(place: string): string {
  return `Choose a service and a time at our clinic in ${place}.`
}

export function booksByPhone(place: string, phone: string): string {
  return `Our clinic in ${place} books by phone: ${phone}.`
}

export const chooseServiceFirst = 'Choose a service, then the clinic and the time. Every service that is booked online.'

export function chooseClinicFor(description: string): string {
  return `${description} Choose a clinic and a time.`
}
