/* What the specification names, by slug or id and in its order. All of it has to stay; more may be added. */

/** docs/product/clinics.md, P-CLINIC-3. */
export const specifiedClinics = ['cincinnati', 'marlboro', 'montclair', 'princeton', 'red-bank', 'westfield'] as const

/** The clinics' booking lists: docs/product/booking.md, P-BOOK-6. */
export const specifiedLists = ['westfield', 'cincinnati', 'englishtown', 'princeton', 'red-bank'] as const

/** What each list holds: docs/product/booking.md, P-BOOK-7. */
export const specifiedOffers = [
  'slim-pod',
  'shockwave-women',
  'targeted-cryo',
  'full-body-cryo',
  'compression-therapy',
  'shockwave-men',
  'acoustic-therapy',
  'glp1-therapy',
  'cryo-skin',
  'infrared-sauna',
  'cryo-body-shaping',
  'nad-injections',
] as const

/** The services with a page: docs/product/pages.md, P-PAGE-2. */
export const specifiedServices = [
  'cryotherapy',
  'local-cryotherapy',
  'chillslim',
  'chillskin',
  'semaglutide',
  'shockwave-therapy',
  'shockwaves-women',
  'infrared',
  'compression-therapy',
  'nad-injections',
  'acoustic-therapy',
  'slimpod',
  'telehealth',
] as const

/** The entries that the specification names, in the order found. */
export function amongSpecified<Entry>(
  found: readonly Entry[],
  specified: readonly string[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  return found.filter((entry) => specified.includes(nameOf(entry)))
}
