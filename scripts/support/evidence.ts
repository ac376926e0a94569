import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

/** A page of docs/evidence with what a command measured. */
export interface Evidence {
  /** The page's file name, without `.md`. */
  name: string
  title: string
  /** The command that writes it, as a person would type it. */
  command: string
  paragraphs: readonly string[]
}

/** Writes a page of docs/evidence. Returns its path within the repository. */
export function writeEvidence(evidence: Evidence): string {
  const path = evidencePath(evidence.name)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), evidenceText(evidence))
  return path
}

/** The page's path within the repository. */
export function evidencePath(name: string): string {
  return `docs/evidence/${name}.md`
}

/** The page as Markdown. */
export function evidenceText({ title, command, paragraphs }: Evidence): string {
  const origin = `Written by \`${command}\`: run it instead of editing this page.`
  return `${[`# ${title}`, origin, ...paragraphs].join('\n\n')}\n`
}

/** A Markdown table without padding; the first row is its header. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
