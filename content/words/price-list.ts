/** Words of the price list, beside what the records say. */

export const packages = 'First visits and packages'
export const courses = 'Courses and sessions'
export const injections = 'Injections'
export const shots = 'Six single shots'
export const startsAt = 'Starting price'

/** The heads of a group's two columns. */
export const what = 'What'
export const price = 'Price'

/** '90 minutes.' */
export function lasting(duration: string): string {
  return `${duration}.`
}

/** What a price includes: 'Classic CryoFacial. Skin analysis · Cold on face and neck'. No line begins with a dot. */
export function included(note: string, items: readonly string[]): string {
  return `${note}. ${items.join('\u00A0· ')}`
}

export function was(price: string): string {
  return `Otherwise ${price}.`
}
