/**
 * A page without any scripts: the limit that no script can beat. Script elements are removed, inline ones and data
 * included, and so are the tags that would fetch scripts.
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
