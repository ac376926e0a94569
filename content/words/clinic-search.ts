/** What the search for a clinic finds. */

export const found = 'Clinics found'
export const failed = 'The names could not be loaded. Look in the list of all clinics.'

/** How many clinics were found, of which `most` at most are shown. */
export function foundCount(count: number, most: number): string {
  if (count === 0) return 'No clinic by that name. Try the town, or a part of the name.'
  if (count > most) return `The first ${most} of ${count} clinics`
  return count === 1 ? '1 clinic' : `${count} clinics`
}
