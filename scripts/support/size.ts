import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { counts } from './gates.ts'
import { root } from './setup.mjs'

/** The pages whose size is checked, by their files without the ending. */
export const pages = {
  home: 'index',
  'a clinic': 'locations/princeton',
  'a service': 'services/infrared',
  'a booking step': 'book/princeton/infrared-sauna',
} as const

type PageName = keyof typeof pages

/** The limits of what a first visit to a page loads before the browser is idle. */
interface Budget {
  name: string
  unit: 'KiB' | ''
  most: number | Readonly<Record<PageName, number>>
  weigh: (page: Page) => number
}

/** A built page and the files of its own that it names. */
export interface Page {
  html: string
  dist: string
}

/** KiB after brotli compression (quality 11); fonts are compressed already. Source: docs/performance.md. */
const budgets: readonly Budget[] = [
  {
    name: 'HTML and CSS',
    unit: 'KiB',
    most: { home: 20, 'a clinic': 14, 'a service': 14, 'a booking step': 14 },
    weigh: (page) => compressed(page.html) + total(filesOf(page, 'css')),
  },
  { name: 'CSS', unit: 'KiB', most: 12, weigh: (page) => total(filesOf(page, 'css')) },
  { name: 'fonts', unit: 'KiB', most: 22, weigh: (page) => bytesOf(filesOf(page, 'woff2')) },
  {
    name: 'JavaScript before paint',
    unit: 'KiB',
    most: 6,
    weigh: ({ html }) => total([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')),
  },
  {
    name: 'JavaScript',
    unit: 'KiB',
    most: { home: 98.7, 'a clinic': 100.8, 'a service': 93.8, 'a booking step': 118.5 },
    weigh: (page) => total(filesOf(page, 'js')),
  },
  { name: 'requests', unit: '', most: 30, weigh: (page) => 1 + requestsOf(page).length },
  {
    name: 'third-party requests',
    unit: '',
    most: 0,
    weigh: (page) => requestsOf(page).filter((address) => /^(https?:)?\/\//.test(address)).length,
  },
]

/** Bytes after gzip compression. */
export const outboxBudget = 2500

const keptFile = join(root, 'scripts/support/size-kept.json')
const keptSchema = z.record(z.string(), z.number())

/**
 * Prints the table of budgets with the sizes of the build and the change since sizes were last kept; returns a gate for
 * each row. With `isKept` these sizes are kept for later comparison.
 */
export function checkSizes({ dist = join(root, 'dist'), isKept = false } = {}) {
  const kept = keptSchema.parse(JSON.parse(readFileSync(keptFile, 'utf8')))
  const rows = sizesOf(dist)
  for (const row of rows) console.log(lineOf(row, kept[row.name]))
  if (isKept) {
    const sizes = Object.fromEntries(rows.map(({ name, now }) => [name, Number(now.toFixed(2))]))
    writeFileSync(keptFile, `${JSON.stringify(sizes, null, 2)}\n`)
  }
  const over = rows.filter(({ now, most }) => now > most).length
  return counts(rows.length - over, over)
}

/** A size of a build beside its budget. */
export interface Row {
  name: string
  unit: string
  most: number
  now: number
}

/** All sizes that have a budget: 'home: JavaScript' and so on. */
export function sizesOf(dist: string): Row[] {
  return [
    ...Object.entries(pages).flatMap(([name, path]) => rowsOf(name, pageIn(dist, path))),
    { name: 'the outbox with idb', unit: 'bytes of gzip', most: outboxBudget, now: outboxBytes(dist) },
  ]
}

function rowsOf(name: string, page: Page): Row[] {
  return budgets.map(({ name: what, unit, most, weigh }) => ({
    name: `${name}: ${what}`,
    unit,
    most: typeof most === 'number' ? most : (Object.entries(most).find(([known]) => known === name)?.[1] ?? 0),
    now: weigh(page),
  }))
}

function lineOf({ name, unit, most, now }: Row, before: number | undefined): string {
  const text = (value: number) => (unit === 'KiB' ? value.toFixed(1) : String(value))
  const change = before === undefined ? 'new' : `${now < before ? '-' : '+'}${text(Math.abs(now - before))}`
  return [
    now <= most ? 'ok  ' : 'OVER',
    name.padEnd(40),
    text(now).padStart(7),
    `of ${text(most)} ${unit}`.padEnd(22),
    change,
  ]
    .join(' ')
    .trimEnd()
}

/**
 * The size in bytes, after gzip compression, of the outbox with idb. Throws where the build does not have exactly one
 * such part.
 */
export function outboxBytes(dist = join(root, 'dist')): number {
  const [file, ...others] = readdirSync(join(dist, 'assets')).filter((name) => /^outbox-.*\.js$/.test(name))
  if (!file || others.length > 0) throw new Error('The build is to have one file of the outbox.')
  return gzipSync(readFileSync(join(dist, 'assets', file))).length
}

/** A built page by its file without the ending. */
export function pageIn(dist: string, path: string): Page {
  return { html: readFileSync(join(dist, `${path}.html`), 'utf8'), dist }
}

/**
 * The KiB that a first visit to a page loads before the browser is idle, after brotli compression, with fonts as they
 * are; and its requests.
 */
export function visitTo(page: Page): { kib: number; requests: number } {
  const kib = compressed(page.html) + total([...filesOf(page, 'css'), ...filesOf(page, 'js')])
  return { kib: kib + bytesOf(filesOf(page, 'woff2')), requests: 1 + requestsOf(page).length }
}

/** The addresses that the page's HTML makes the browser fetch, without links, disabled styles and lazy pictures. */
function requestsOf({ html }: Page): string[] {
  const tags = [...html.matchAll(/<(link|script|img|iframe)\b[^>]*>/g)].map(([tag]) => tag)
  const fetched = tags.filter((tag) =>
    tag.startsWith('<link')
      ? /rel="(stylesheet|preload|modulepreload|icon)"/.test(tag) && !tag.includes(' disabled')
      : !tag.includes('loading="lazy"'),
  )
  return [...new Set(fetched.flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

function filesOf(page: Page, extension: string): Buffer[] {
  const own = requestsOf(page).filter((address) => address.endsWith(`.${extension}`) && /^\/[^/]/.test(address))
  return own.map((address) => readFileSync(join(page.dist, address)))
}

function total(files: readonly (string | Buffer)[]): number {
  return files.reduce((sum, file) => sum + compressed(file), 0)
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length / 1024
}

function bytesOf(files: readonly Buffer[]): number {
  return files.reduce((sum, { length }) => sum + length, 0) / 1024
}
