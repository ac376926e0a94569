/** One entry of the browser's history as the wizard sees it: its address, and how many steps deep it lies. */
export interface Entry {
  href: string
  /** 0 is the page behind, 1 the step at which the wizard opened. */
  depth: number
}

export type Move = { kind: 'go'; by: number } | { kind: 'push' | 'replace'; href: string; depth: number }

/**
 * The move that brings the history from its current entry to where the machine stands, or null when it is there.
 * A shallower place is gone back to, a deeper one pushed, and a changed address at one depth replaces the entry.
 * `wanted.href` is null where the machine claims no address (closed). Source: docs/decisions/15-booking-addresses.md.
 */
export function moveTo(wanted: { href: string | null; depth: number }, current: Entry): Move | null {
  if (wanted.depth < current.depth) return { kind: 'go', by: wanted.depth - current.depth }
  const { href, depth } = wanted
  if (href === null) return null
  if (depth > current.depth) return { kind: 'push', href, depth }
  return href === current.href ? null : { kind: 'replace', href, depth }
}
