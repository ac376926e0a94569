import { locations } from './locations/index.ts'

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const mostNamed = 3

const online = locations.filter(({ booking }) => booking.kind === 'online')
const byPhone = locations.filter(({ booking }) => booking.kind === 'phone').map(({ name }) => name)

/** How many clinics there are, as a sentence says it: 'six'. */
export const clinicCount: string = inWords(locations.length)

/** How the clinics book, in a sentence of the finder: 'Five book online; Montclair books by phone.' */
export const waysToBook: string =
  byPhone.length === 0 ? 'All book online.' : `${capitalized(inWords(online.length))} book online; ${phoneClause()}.`

/** The same of the calendars: 'Five clinics show their free times online. Montclair books by phone.' */
export const calendarsOnline: string =
  byPhone.length === 0
    ? 'All clinics show their free times online.'
    : `${capitalized(inWords(online.length))} clinics show their free times online. ${capitalized(phoneClause())}.`

/** A number as a sentence says it: in words up to twelve, then '1,000'. */
export function inWords(count: number): string {
  return words[count] ?? count.toLocaleString('en-US')
}

/** A sentence's first word. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function phoneClause(): string {
  if (byPhone.length > mostNamed) return `${inWords(byPhone.length)} book by phone`
  const names = new Intl.ListFormat('en-US').format(byPhone)
  return `${names} ${byPhone.length === 1 ? 'books' : 'book'} by phone`
}
