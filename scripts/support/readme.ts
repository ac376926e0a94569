import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from './setup.mjs'

/** The lines of a text between which a command writes. */
export interface Markers {
  start: string
  end: string
}

const readme = join(root, 'README.md')

/** Writes paragraphs between two markers of the README. */
export async function writeReadme(markers: Markers, paragraphs: readonly string[]): Promise<void> {
  const text = between(markers, paragraphs, readFileSync(readme, 'utf8'))
  const style = await resolveConfig(readme)
  writeFileSync(readme, await format(text, { ...style, filepath: readme }))
}

/** A text with the paragraphs between its markers, in place of what stood there. Throws where it has none. */
export function between({ start, end }: Markers, paragraphs: readonly string[], text: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md lacks the lines '${start}' and '${end}'.`)
  return [text.slice(0, from + start.length), ...paragraphs, text.slice(to)].join('\n\n')
}

/** A table of Markdown; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
