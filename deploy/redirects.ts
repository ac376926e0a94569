/**
 * The paths that moved as Netlify and Cloudflare Pages read them, for the file `_redirects`; the query goes with them.
 * Source: both hosts' documentation of that file.
 */
export function redirectsFile(moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved)
    .flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`, ''])
    .join('\n')
}
