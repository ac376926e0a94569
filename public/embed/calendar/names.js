/** What the clinics and services of the demonstration calendar are called: made up from their slugs. */

const SLUG = /^[a-z0-9-]{1,40}$/

/** Names that their slugs' words do not make up. */
const NAMES = new Map([
  ['shockwave-women', 'Shockwave Therapy for Women'],
  ['shockwave-men', 'Shockwave Therapy for Men'],
])

/** Words that a slug cannot spell. */
const SPELLINGS = new Map([
  ['glp1', 'GLP-1'],
  ['nad', 'NAD+'],
])

/**
 * 'infrared-sauna' -> 'Infrared Sauna'; null for anything that is not a usable slug.
 * @param {string | null | undefined} slug
 * @returns {string | null}
 */
export function nameOfSlug(slug) {
  if (slug === null || slug === undefined || !SLUG.test(slug)) return null
  const name = NAMES.get(slug)
  if (name !== undefined) return name
  const words = slug.split('-').filter((word) => word !== '')
  if (words.length === 0) return null
  return words.map((word) => SPELLINGS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
