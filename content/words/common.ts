/** Words that several flows share. */

/**
 * A phrase in which something is drawn, such as a phone number to press: its parts in their order. Who draws it gives
 * what is drawn a key.
 */
export type Phrase<Drawn> = readonly (string | Drawn)[]

/** How soon the clinic promises to answer. */
export const replyTime = '24 hours'

export const tryAgain = 'Try again'
export const back = 'Back'
export const book = 'Book'
export const bookOrCall = 'Book or call'
/** Before the clinics that have a service. */
export const bookAt = 'Book at your clinic'
export const bookSession = 'Book a session'
export const call = 'Call'
export const allPrices = 'All prices'
export const findYours = 'Find by need or ZIP'
/** Where a clinic books by phone. */
export const callToBook = 'Call to book'
export const otherClinic = 'Another clinic'
export const close = 'Close'
export const contact = 'Contact'
export const home = 'Home'
export const menu = 'Main'
export const clinics = 'Clinics'
export const findClinic = 'Find a clinic'
export const orderOnline = 'Order Online'
export const services = 'Services'
export const seeServices = 'See the services'
export const opensNewTab = '(opens in a new tab)'
export const figures = 'The clinic in figures'

export function bookIn(clinic: string): string {
  return `Book in ${clinic}`
}
