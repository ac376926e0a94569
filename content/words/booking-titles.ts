/** What the steps of the booking wizard are titled: pages need it before the wizard is fetched. */
export const selectLocation = 'Select Location'

/** The title where the service comes before the clinic. */
export const selectService = 'Select Service'

export function servicesIn(clinic: string): string {
  return `Services in ${clinic}`
}

export function bookService(service: string): string {
  return `Book ${service}`
}

/** The title once the calendar has reported a visit. */
export function booked(service: string): string {
  return `Booked: ${service}`
}
