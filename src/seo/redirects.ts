import { moved } from './moved.ts'

/** The longest path in characters that is examined; every page's is far shorter. */
export const longestPath = 300

/** Whether an address is so long that it cannot be one of ours, decided before any pattern examines it. */
export function isTooLong(address: string): boolean {
  const end = address.indexOf('?')
  return (end === -1 ? address.length : end) > longestPath
}

/**
 * The address that answers instead of this one: no trailing slash, no upper case, no `index.html` or `.html`, and the
 * paths that moved. Null if no redirect is needed. Source: docs/decisions/14-unknown-paths.md,
 * docs/decisions/15-booking-addresses.md.
 */
export function redirectFor(address: string): string | null {
  const [pathname = '/', ...search] = address.split('?')
  if (pathname.length > longestPath || /^\/(assets|content|embed|fonts|pictures|\.well-known)\//.test(pathname))
    return null
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
