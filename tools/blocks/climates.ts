import type { Climate } from '../../content/types.ts'

/** The four climates, in the order of the site's story. */
export const climates: readonly Climate[] = ['cold', 'pressure', 'within', 'warm']

/** The climate named by an address's search, as '?climate=warm'; cold where it names none or an unknown one. */
export function climateIn(search: string): Climate {
  const asked = new URLSearchParams(search).get('climate')
  return climates.find((climate) => climate === asked) ?? 'cold'
}
