/** Markup that is already escaped. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | readonly Html[]

/** A template that escapes strings and inserts markup, or lists of it, unchanged. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map((text, index) => text + (index < parts.length ? written(parts[index] ?? '') : '')).join('')
  return { markup }
}

/** Marks a text as markup that needs no escaping. */
export function raw(markup: string): Html {
  return { markup }
}

export const nothing: Html = { markup: '' }

/** A value for a script of the page, as JSON that cannot end the script. */
export function json(value: unknown): Html {
  return { markup: JSON.stringify(value).replaceAll('<', '\\u003c') }
}

/** Escapes a text for HTML and SVG. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function written(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
