import { absolute } from '../origin.ts'

/** Blocks of a text, one blank line between each two. */
export type Blocks = readonly string[]

/** A whole text from its blocks; what is empty is left out. */
export function textOf(blocks: Blocks): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

export function heading(level: 1 | 2 | 3 | 4, words: string): string {
  return `${'#'.repeat(level)} ${plain(words)}`
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n')
}

/** A link; a path of the site becomes a whole address, for whoever reads the text elsewhere. */
export function link(words: string, href: string): string {
  return `[${plain(words)}](${href.startsWith('/') ? absolute(href) : href})`
}

/** A link that there may be. */
export function linkTo(way: { label: string; href: string } | undefined): string[] {
  return way ? [link(way.label, way.href)] : []
}

/** Words as they are meant: no character of them is markup. */
export function plain(words: string): string {
  return words.replaceAll(/[\\`*_[\]<]/g, '\\$&')
}
