/**
 * The moved paths in the format of Netlify and Cloudflare Pages, for the file `_redirects`; queries are kept. Source:
 * both hosts' documentation of that file.
 */
export function redirectsFile(moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved)
    .flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`, ''])
    .join('\n')
}
