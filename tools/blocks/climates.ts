import type { Climate } from '../../content/types.ts'

/** The four, in the order in which the site tells of them. */
export const climates: readonly Climate[] = ['cold', 'pressure', 'within', 'warm']

/** The climate that an address asks for: '?climate=warm'; cold where it asks for none that there is. */
export function climateIn(search: string): Climate {
  const asked = new URLSearchParams(search).get('climate')
  return climates.find((climate) => climate === asked) ?? 'cold'
}
