/**
 * A page as it would be if it never ran anything: the limit that no script can beat. Script elements are gone, inline and
 * data included, and what would have fetched one.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (fetchesScript(link) ? '' : link))
}

function fetchesScript(link: string): boolean {
  const relation = /\brel=["']?([\w ]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''
  if (relation.includes('modulepreload')) return true
  return /preload|prefetch/.test(relation) && /\bas=["']?script\b/i.test(link)
}
