/** Words around every page, and where a page is missing: docs/product/pages.md, P-PAGE-6. */

export const skip = 'Skip to content'
export const locations = 'Locations'
export const company = 'Company'
export const legal = 'Legal'

export const pageFailed = 'This page could not be loaded'

/** Before a phone number. */
export const checkConnection = 'Check your connection and try again, or call us:'

export const notFoundTitle = 'Page not found'
export const notFound = "Oops! We couldn't find that page"
/** A temperature, for the fun of it. */
export const zero = '0 K'
export const zeroMeans = 'Absolute zero. Nothing is here.'
export const notFoundWays =
  'The address may have changed, or a letter is missing. The clinics and services are one step away.'
export const returnHome = 'Return to Homepage'
