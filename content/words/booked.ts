/** Words of a visit that a calendar has reported as booked. */

/** What the visitor is to know of a booked visit. */
export const facts = {
  when: 'When',
  where: 'Where',
  arrive: 'Arrive',
  bring: 'Bring or wear',
  change: 'To change it',
}
export const clinicTime = 'clinic time'
export const addToCalendar = 'Add to my calendar'
/** The calendar itself stays below, with what it says of the visit. */
export const calendarSays = 'The calendar’s confirmation'
export const demonstrationBooked = 'This is a demonstration: no appointment was made.'

/** A visit's name in the visitor's own calendar. */
export function visitAt(service: string, clinic: string): string {
  return `${service} at ${clinic}`
}

/** Time zones of clinics, as visitors call them. */
export const zones = { 'America/New_York': 'Eastern Time' }

/** Beside a calendar, for a visitor whose own clock shows another time. */
export function timesAre(zone: string): string {
  return `All times are ${zone}`
}

/** The same beside a vendor's calendar, which may show times by the visitor's own clock. */
export function clinicGoesBy(zone: string): string {
  return `The clinic is on ${zone}. Check which time zone the calendar shows.`
}
