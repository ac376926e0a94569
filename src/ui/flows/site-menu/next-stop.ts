/** Where the keyboard can stop in the header: the top level, and the links of the open menu. */
export interface Stops<Stop> {
  top: readonly Stop[]
  /** The trigger of the open menu; null if none is open. */
  trigger: Stop | null
  /** The links of the open menu, in order. */
  links: readonly Stop[]
}

/**
 * Where a key takes the focus from `here`; null if nowhere. Source: WAI-ARIA APG, disclosure navigation menu: arrows,
 * Home and End stay within the top level or within the open menu, Down leads into it.
 */
export function nextStop<Stop>(key: string, here: Stop, { top, trigger, links }: Stops<Stop>): Stop | null {
  if (links.includes(here)) return alongRow(key, here, links)
  if (key === 'ArrowDown' && here === trigger) return links[0] ?? null
  return alongRow(key, here, top)
}

function alongRow<Stop>(key: string, here: Stop, row: readonly Stop[]): Stop | null {
  const place = row.indexOf(here)
  if (place === -1) return null
  const target = rowPlace(key, place, row.length - 1)
  return target === null || target === place ? null : (row[target] ?? null)
}

function rowPlace(key: string, place: number, last: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(place + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(place - 1, 0)
  return null
}
