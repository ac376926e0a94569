/** Words on the map of the clinics. */

/** The map in words, for those who do not see it. */
export const drawing = 'Map of our clinics: northern New Jersey, and Cincinnati, Ohio, in a corner of its own'
export const regions = { main: 'New Jersey', inset: 'Ohio' }
