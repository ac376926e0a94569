import type { Providers } from '../../content/types.ts'
import { pricingTableDocument } from './pricing-table-document.ts'

/**
 * The documents under /embed/ in which configured vendors' scripts run, by file name (DECISIONS 24): written at build
 * over the demonstrations of the same name, so that the addresses never change.
 */
export function embedDocuments({ pricing }: Providers): Record<string, string> {
  return {
    ...(pricing && { 'embed/pricing-table.html': embedDocument(pricingTableDocument(pricing)) }),
  }
}

export interface EmbedDocument {
  title: string
  /** Markup before the scripts. */
  body: string
  /** Scripts in the order in which they run, by their attributes: classic ones, then ours as modules. */
  scripts: readonly Readonly<Record<string, string>>[]
}

/** A complete document; every attribute is escaped. */
export function embedDocument({ title, body, scripts }: EmbedDocument): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    `<title>${escape(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<link rel="stylesheet" href="/embed/part.css"></head>',
    `<body>${body}${scripts.map(scriptTag).join('')}</body></html>`,
  ].join('')
}

function scriptTag(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`)
  return `<script ${pairs.join(' ')}></script>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
