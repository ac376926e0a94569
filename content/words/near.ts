/** What the search for the nearest clinic says. */

export const failed = 'Distances could not be loaded. Look in the list of clinics.'
export const unknownTown = 'We do not know a town by that name. Try a larger one nearby, or a ZIP code.'

/** A ZIP code of which three digits or all are known. */
export function zipName(digits: string): string {
  return digits.length === 3 ? `ZIP codes that begin with ${digits}` : `ZIP code ${digits}`
}

export function townName(town: string, state: string): string {
  return `${town}, ${state}`
}

export function nearestTo(place: string): string {
  return `Nearest to ${place}`
}

/** 'Nearest to ZIP codes that begin with 085: 6 clinics'. */
export function nearestCount(place: string, count: number): string {
  return `${nearestTo(place)}: ${count === 1 ? '1 clinic' : `${count} clinics`}`
}

/** A name that several towns have: 'Hamilton, NJ, or Hamilton, OH? Nearest to each:'. */
export function severalTowns(towns: readonly string[]): string {
  const named = [towns.slice(0, -1).join('; '), ...towns.slice(-1)].filter(Boolean).join(' or ')
  return `${named}? The clinics nearest to each`
}

/** The towns are examples of what may be typed instead. */
export function unknownZip(zip: string, towns: readonly string[]): string {
  return `${zip} is not among the ZIP codes around our clinics. Try a town, such as ${towns.join(' or ')}.`
}

/** The whole miles are rounded to what the middle of an area can tell. */
export function aboutMiles(miles: number): string {
  if (miles < 2.5) return 'about 2 miles or less'
  return `about ${miles < 100 ? Math.round(miles) : Math.round(miles / 10) * 10} miles`
}

export const fromArea = 'Straight-line miles, from the middle of that area.'
export const fromTown = 'Straight-line miles, from the middle of the town.'
