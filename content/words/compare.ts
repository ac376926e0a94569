/** Words of the comparison of services, beside what their records say. */

/** The heads of the column of services, and of that of their facts. */
export const service = 'Service'
export const fact = 'Compared by'

/** What services are compared by, in this order. */
export const facts = [
  ['time', 'Time'],
  ['price', 'Price'],
  ['temperature', 'Temperature'],
  ['feels', 'What it feels like'],
  ['caution', 'Who should not, and what to tell us'],
  ['booked', 'How to book'],
] as const

/** Over links to the rows of the table, where nothing can be chosen. */
export const goTo = 'Go to a service'
export const choose = 'Choose up to three'
export const showAll = 'Show all services'

/** The names of the two tables. */
export const allServices = 'All services, a row for each'
export const sideBySide = 'The chosen services, side by side'

export function about(name: string): string {
  return `About ${name}`
}

/** Where the address names services that there are not. */
export function unknown(count: number): string {
  return count === 1
    ? 'We do not recognize one of these services, so it is not shown.'
    : `We do not recognize ${count} of these services, so they are not shown.`
}

export const tooMany = 'Three fit side by side, so the others are not shown.'
export const full = 'Three are chosen already. Remove one first.'

/** What a cell says where a service has no such fact. */
export const noTime = 'Your clinic says how long it takes'
export const noFeeling = 'There is no session to feel: ask in the consultation'
export const noCaution = 'No list here: staff ask about your health before they begin'
export const noTemperature = {
  cold: 'Cold; your clinic says how cold',
  pressure: 'Neither cold nor heat',
  within: 'Neither cold nor heat',
  warm: 'Warm; your clinic says how warm',
}

/** Where the starting price of the lists is another one: '$40'. */
export function listsStart(amount: string): string {
  return `Our lists start at ${amount}`
}

export const consultationFirst = 'Consultation first: a physician or licensed professional decides whether it suits you'
export const inCalendar = 'Online, in your clinic’s calendar'
export const online = 'Online, without a clinic’s calendar'
export const byCallback = 'Leave your name, and we call back to find a time'
export const book = 'Book'
export const leaveName = 'Ask for'

/** On a service's page. */
export const compareWithOthers = 'Compare with others'
