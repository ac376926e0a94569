/** Words of the service cards and of their dialog: docs/product/services.md, P-SERVICE-11. */

export const bookToday = 'Book Your Appointment Today'
export const bookService = 'Book This Service'
export const about = 'About'
export const benefits = 'Key Benefits'
export const session = 'Session Details'
export const duration = 'Duration'
export const price = 'Price'
export const suitableFor = 'Suitable for'
export const process = 'What to Expect'

/** A duration beside figures, which have an en dash: '20–30 minutes' for '20-30 minutes'. */
export function besideFigures(duration: string): string {
  return duration.replace('-', '–')
}

/** A duration where there is little room: '20–30 min' for '20-30 minutes'. */
export function inShort(duration: string): string {
  return besideFigures(duration).replace(/ minutes$/, ' min')
}

/** A starting price in its two parts: 'From ' and '$45'. */
export function startingPrice(price: string): readonly [string, string] {
  const [from = ''] = /^From /.exec(price) ?? []
  return [from, price.slice(from.length)]
}

/** Leads from the dialog to the service's page. */
export function moreAbout(service: string): string {
  return `More about ${service}`
}
