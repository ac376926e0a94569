/** One entry of the browser's history as the wizard sees it: its address, and how many steps deep it lies. */
export interface Entry {
  href: string
  /** 0 is the page behind, 1 the step at which the wizard opened. */
  depth: number
}

export type Move = { kind: 'go'; by: number } | { kind: 'push' | 'replace'; href: string; depth: number }

/**
 * The move that takes the history from its current entry to where the machine is, or null if it is there. The history
 * goes back to a shallower place; a deeper one is pushed; a changed address at the same depth replaces the entry.
 * `wanted.href` is null if the machine needs no address (closed). Source: docs/decisions/15-booking-addresses.md.
 */
export function moveTo(wanted: { href: string | null; depth: number }, current: Entry): Move | null {
  if (wanted.depth < current.depth) return { kind: 'go', by: wanted.depth - current.depth }
  const { href, depth } = wanted
  if (href === null) return null
  if (depth > current.depth) return { kind: 'push', href, depth }
  return href === current.href ? null : { kind: 'replace', href, depth }
}
