import { moved } from './moved.ts'

/** Characters of the longest path that is looked at: no page's comes near. */
export const longestPath = 300

/** Whether an address is known to be none of ours before any pattern looks at it. */
export function isTooLong(address: string): boolean {
  const end = address.indexOf('?')
  return (end === -1 ? address.length : end) > longestPath
}

/**
 * Where an address is answered from, when not from itself: no trailing slash, no upper case, no `index.html` or
 * `.html`, and the paths that moved. Null where it needs no redirect. Source: docs/decisions/14-unknown-paths.md,
 * docs/decisions/15-booking-addresses.md.
 */
export function redirectFor(address: string): string | null {
  const [pathname = '/', ...search] = address.split('?')
  if (isTooLong(address) || /^\/(assets|content|embed|fonts|pictures|\.well-known)\//.test(pathname)) return null
  const wanted = canonicalPath(pathname)
  return wanted === pathname ? null : [wanted, ...search].join('?')
}

function canonicalPath(pathname: string): string {
  const path = pathname.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const plain = path.replace(/^[/\\\s]+/, '/').replace(/(?:\/(?:index)?|\.html)+$/, '') || '/'
  for (const [from, to] of Object.entries(moved)) {
    if (plain === from || plain.startsWith(`${from}/`)) return to + plain.slice(from.length)
  }
  return plain
}
