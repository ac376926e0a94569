import { absolute } from '../origin.ts'

/** Blocks of a text, separated by one blank line. */
export type Blocks = readonly string[]

/** A whole text from its blocks; empty blocks are left out. */
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

/** A link; a path of the site becomes a full address, for readers of the text elsewhere. */
export function link(words: string, href: string): string {
  return `[${plain(words)}](${href.startsWith('/') ? absolute(href) : href})`
}

/** A link, or nothing if there is no way to link to. */
export function linkTo(way: { label: string; href: string } | undefined): string[] {
  return way ? [link(way.label, way.href)] : []
}

/** Words with all markup characters escaped. */
export function plain(words: string): string {
  return words.replaceAll(/[\\`*_[\]<]/g, '\\$&')
}
