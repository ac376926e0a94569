import type { Thing } from 'schema-dts'
import { absolute } from '../origin.ts'

/** A thing's name within a page's data: the page's address and what it is there. */
export function idOf(path: string, name: string): string {
  return absolute(`${path}#${name}`)
}

/** Data as a script of a page. Nothing in it can end the script: `<` is written as an escape. */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
