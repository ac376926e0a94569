import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../docs/product')

/** A numbered requirement of docs/product. */
export interface Requirement {
  /** 'P-BOOK-3'. */
  number: string
  /** The page that holds it, 'booking.md'. */
  page: string
  /** What it asks for, in plain text. */
  text: string
}

/** Every requirement of docs/product, page by page in their order. */
export function readRequirements(): Requirement[] {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return pages.toSorted().flatMap((page) => requirementsOf(page, readFileSync(join(folder, page), 'utf8')))
}

/** The requirements of a page, given as Markdown. */
export function requirementsOf(page: string, text: string): Requirement[] {
  return [...text.matchAll(/^(?:- )?\*\*(P-[A-Z]+-\d+)\*\* (.+)$/gm)].map(([, number = '', words = '']) => ({
    number,
    page,
    text: plain(words),
  }))
}

function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')
}
