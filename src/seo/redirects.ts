/** Paths that moved, with all below them. */
export const moved: Readonly<Record<string, string>> = { '/book/marlboro': '/book/englishtown' }

/**
 * Where an address is answered from, when not from itself: no trailing slash, no upper case, no `index.html` or
 * `.html`, and the paths that moved. Null where it needs no redirect. Source: DECISIONS 14 and 15.
 */
export function redirectFor(address: string): string | null {
  const [pathname = '/', ...search] = address.split('?')
  if (/^\/(assets|content|embed|fonts|pictures)\//.test(pathname)) return null
  const wanted = canonicalPath(pathname)
  return wanted === pathname ? null : [wanted, ...search].join('?')
}

function canonicalPath(pathname: string): string {
  const path = pathname.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const plain = path.replace(/^[/\\\s]+/, '/').replace(/(\/index(\.html)?|\.html|\/)+$/, '') || '/'
  for (const [from, to] of Object.entries(moved)) {
    if (plain === from || plain.startsWith(`${from}/`)) return to + plain.slice(from.length)
  }
  return plain
}
