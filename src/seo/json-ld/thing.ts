import type { Thing } from 'schema-dts'
import { absolute } from '../origin.ts'

/** The id of a thing in a page's data: the page's address and the thing's name there. */
export function idOf(path: string, name: string): string {
  return absolute(`${path}#${name}`)
}

/** Data as a script element. Nothing in it can end the script, since `<` is escaped. */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
