export interface EmbedDocument {
  title: string
  /** The site's origin, the only one with which the document exchanges messages. */
  site: string
  /** Markup before the scripts. */
  body: string
  /** Scripts in the order in which they run, given by their attributes: classic scripts first, then our modules. */
  scripts: readonly Readonly<Record<string, string>>[]
}

/** A complete document; every attribute is escaped. */
export function embedDocument({ title, site, body, scripts }: EmbedDocument): string {
  return [
    `<!doctype html><html lang="en-US" data-site="${escape(site)}"><head><meta charset="utf-8">`,
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
