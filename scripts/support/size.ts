import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { counts } from './gates.ts'
import { root } from './setup.mjs'

/** Brotli budgets in KiB of what a first visit to a page loads before the browser is idle. */
const budgets = [
  { page: 'locations/princeton', kind: 'JavaScript', limit: 120 },
  { page: 'locations/princeton', kind: 'CSS', limit: 12 },
  { page: 'index', kind: 'JavaScript', limit: 120 },
  { page: 'index', kind: 'CSS', limit: 12 },
  { page: 'services/infrared', kind: 'JavaScript', limit: 120 },
  { page: 'services/infrared', kind: 'CSS', limit: 12 },
  { page: 'book/princeton/infrared-sauna', kind: 'JavaScript', limit: 150 },
  { page: 'book/princeton/infrared-sauna', kind: 'CSS', limit: 12 },
]

/** Prints the table of budgets and what the build weighs; a gate for each row. */
export function checkSizes(dist = join(root, 'dist')) {
  const rows = budgets.map((budget) => ({ ...budget, now: weigh(dist, budget.page, budget.kind) }))
  for (const { page, kind, limit, now } of rows) {
    const verdict = now <= limit ? 'ok  ' : 'OVER'
    console.log(`${verdict} ${page.padEnd(32)} ${kind.padEnd(11)} ${now.toFixed(1).padStart(6)} KiB of ${limit}`)
  }
  const over = rows.filter(({ now, limit }) => now > limit).length
  return counts(rows.length - over, over)
}

/**
 * KiB of brotli (quality 11) of the scripts or styles that a page's HTML names.
 */
function weigh(dist: string, page: string, kind: string): number {
  const html = readFileSync(join(dist, `${page}.html`), 'utf8')
  const extension = kind === 'CSS' ? 'css' : 'js'
  const files = new Set(
    [...html.matchAll(new RegExp(`"(/assets/[^"]+\\.${extension})"`, 'g'))].map((match) => match[1] ?? ''),
  )
  const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((total, size) => total + size, 0) / 1024
}
