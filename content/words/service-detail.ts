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
