const moved: Readonly<Record<string, string>> = { '/book/marlboro': '/book/englishtown' }

/**
 * Where an address is answered from, when not from itself: no trailing slash, no upper case, no `index.html` or
 * `.html`, and the paths that moved. Null where it needs no redirect. Source: DECISIONS 14 and 15.
 */
export function redirectFor(address: string): string | null {
  const [pathname = '/', ...search] = address.split('?')
  if (/^\/(assets|content|embed|fonts)\//.test(pathname)) return null
  const wanted = canonicalPath(pathname)
  return wanted === pathname ? null : [wanted, ...search].join('?')
}

function canonicalPath(pathname: string): string {
  const plain = pathname
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '')
  const path = plain === '' ? '/' : plain
  for (const [from, to] of Object.entries(moved)) {
    if (path === from || path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return path
}
