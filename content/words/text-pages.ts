/** Words of the pages' clean-text twins and of llms.txt, beside those of the pages themselves. Written at the build. */

export const bookOnline = 'Book online'
export const booksByPhone = 'Books by phone'
export const website = 'Website'
export const closed = 'closed'
export const packages = 'Packages'
export const otherPages = 'Other pages'
export const booking = 'Booking'
export const thisOne = 'this one'

export function otherClinicsOnline(clinic: string, phone: string): string {
  return `${clinic} books by phone: ${phone}. The other clinics book online.`
}

export function freeTimes(clinic: string): string {
  return `Free times in ${clinic}`
}

export function allServices(clinic: string): string {
  return `All services in ${clinic}`
}

export function theClinic(name: string): string {
  return `The ${name} clinic`
}

export function about(service: string): string {
  return `About ${service}`
}

export function atClinic(service: string): string {
  return `${service} at a clinic`
}

export function priceBefore(price: string): string {
  return `was ${price}`
}

export function outOf(rating: number, most: 5 | 10): string {
  return `${rating} of ${most}`
}

export function phoneLine(phone: string): string {
  return `Phone ${phone}`
}

export function reachLine(phone: string, email: string, disclaimer: string): string {
  return `${phoneLine(phone)}, email ${email}. ${disclaimer}`
}

export function booksAs(id: string): string {
  return ` Books as ${id}.`
}

export function calendars(example: string, clinics: string, services: string): string {
  return `Each clinic and service has a calendar under /book/clinic/service, for example ${example}. Clinics: ${clinics}. Services: ${services}.`
}

/** Above what the home page says first at its other addresses. */
export const otherAddresses = 'This page at its other addresses'

/** Below a service whose clinic is to be chosen. */
export const atTheseClinics = 'Free times at these clinics:'
