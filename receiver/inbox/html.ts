/** Markup. Only this file can make some of a text: everything else is escaped. */
class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

export type Html = Markup

/** What may stand in a template: `false` and `null` leave nothing. */
export type Part = Html | string | number | false | null | readonly Part[]

/** Markup from a template. Values that are no markup are escaped for text and for quoted attributes (OWASP, XSS). */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Markup(template.map((text, index) => text + markupOf(parts[index] ?? null)).join(''))
}

function markupOf(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return String(part).replaceAll(/[&<>"']/g, entityOf)
  return part.map(markupOf).join('')
}

function entityOf(character: string): string {
  return `&#${character.charCodeAt(0)};`
}
