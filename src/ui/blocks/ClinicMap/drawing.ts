/** The clinics' map. Written by `npm run pictures`. */
export const drawing = '/art/clinics.276f36fc.svg'
