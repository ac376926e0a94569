/** Words of a clinic's page. */
import { opensNewTab } from './common.ts'

export const anotherClinic = 'Book another clinic'
export const openCard = 'Open a service to see what a session is like, how long it takes and where its price starts.'

export function callAt(phone: string): string {
  return `Call ${phone}`
}

export function servicesIn(clinic: string): string {
  return `Services in ${clinic}`
}

export function cryotherapyIn(clinic: string): string {
  return `Cryotherapy in ${clinic}`
}

/** What a first visit holds, how long it takes and what it costs: the parts as an offer names them. */
export function firstVisitOf(parts: readonly string[], duration: string | null, price: string): string {
  const all = parts.map((part) => part.charAt(0).toLowerCase() + part.slice(1))
  const named = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
  return `First visit: ${named}${duration === null ? '' : ` in ${duration}`} for ${price}.`
}

/** A clinic among those that have a calendar. */
export function byPhone(clinic: string): string {
  return `${clinic}, by phone`
}

export const firstVisit = 'Your first visit'
export const guestsSay = 'Guests say'
export const shortDirections = 'Directions'

export function visit(clinic: string): string {
  return `Visit ${clinic}`
}

export const address = 'Address'
export const directions = 'Get directions'

/** Read after 'Get directions'. */
export function directionsTo(clinic: string): string {
  return ` to ${clinic} ${opensNewTab}`
}

export const hours = 'Hours'
export const openToday = 'Open Today'
export const website = 'The clinic’s own website'

export const closedToday = 'Closed today'

export function opensAt(time: string): string {
  return `Closed now, opens ${time}`
}

export function opensOn(day: string, time: string): string {
  return `Closed, opens ${day} ${time}`
}

export function closesAt(time: string): string {
  return `Open now, closes ${time}`
}

export const stats = { rating: 'Rating', happyClients: 'Happy clients', services: 'Services', years: 'Years serving' }
