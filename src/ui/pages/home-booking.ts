/** Where 'Book' leads on a page that names neither clinic nor service. */
export const homeBookingHref = '/book?step=location'
