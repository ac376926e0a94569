import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { locations } from '../../../content/locations/index.ts'
import { bundle, foldersOf } from '../../../scripts/support/build.ts'
import { markdownTable, writeEvidence } from '../../../scripts/support/evidence.ts'
import { describeMachine } from '../../../scripts/support/machine.ts'
import { root } from '../../../scripts/support/setup.mjs'
import { pageIn, visitTo } from '../../../scripts/support/size.ts'
import { generateClinics } from './clinics.ts'
import { cellsOf, plainTable, type Figures } from './table.ts'
import { withClinics } from './with-clinics.ts'

/** The numbers of clinics of a whole run, which writes docs/evidence/bench-scale.md. */
export const wholeRun: readonly number[] = [6, 100, 1000]

/** Node's options in `npm run build`: they make it collect garbage before it takes a gigabyte. */
export const buildFlags: readonly string[] = ['--max-old-space-size=512', '--max-semi-space-size=4']

const folder = 'test-results/scale'

const visit = z.object({ kib: z.number(), requests: z.number() })
const taken = z.object({ seconds: z.number(), peakMiB: z.number() })
const prerenderedSchema = taken.extend({
  pages: z.number(),
  home: visit,
  clinic: visit,
  parts: z.object({ otherPages: z.number(), calendars: z.number(), pictures: z.number() }),
})

/**
 * Builds the site with each number of clinics, prints what a visitor loads and what the build takes, and keeps only the
 * figures (test-results/scale). A whole run also writes docs/evidence/bench-scale.md.
 */
export function benchScale(counts: readonly number[]): void {
  const load = loadavg()[0] ?? 0
  const rows = cellsOf(counts.map(measure))
  const words = `The site's own six clinics with generated ones after them, on ${describeMachine()}. A visit is KiB of brotli before the browser is idle, in brackets the change from six clinics. Bundling and prerendering run in a process each; pages and pictures are made by as many worker threads as there are cores; memory is the most that a process held, its threads included.`
  console.log(['', plainTable(rows), '', words, `Load average at the start: ${load.toFixed(2)}.`].join('\n'))
  if (counts.join() !== wholeRun.join()) return
  const paragraphs = [words, markdownTable(rows)]
  writeEvidence({
    name: 'bench-scale',
    title: 'More clinics',
    command: 'npm run bench:scale',
    paragraphs,
    isMeasured: true,
  })
}

/** One build, with each of its parts in a process of its own so that its memory can be measured. */
function measure(clinics: number): Figures {
  const { dist, server } = foldersOf(outOf(clinics))
  try {
    const bundling = taken.parse(measureApart('bundle', clinics))
    const prerendering = prerenderedSchema.parse(measureApart('prerender', clinics))
    return { clinics, bundling, prerendering }
  } finally {
    for (const written of [dist, server]) rmSync(written, { recursive: true, force: true })
  }
}

function measureApart(part: string, clinics: number): unknown {
  mkdirSync(join(root, folder), { recursive: true })
  const command = [
    ...buildFlags,
    'scripts/run.mjs',
    'tools/bench/scale/cli.ts',
    '--part',
    part,
    '--clinics',
    String(clinics),
  ]
  execFileSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  return JSON.parse(readFileSync(resultOf(part, clinics), 'utf8'))
}

/** Bundles or prerenders the site with this many clinics and stores the figures. */
export async function measurePart(part: string, clinics: number): Promise<void> {
  const started = performance.now()
  const figures = part === 'bundle' ? await bundleWith(clinics) : await prerenderWith(clinics)
  const seconds = (performance.now() - started) / 1000
  const peakMiB = process.resourceUsage().maxRSS / 1024
  writeFileSync(resultOf(part, clinics), JSON.stringify({ ...figures, seconds, peakMiB }, null, 2))
}

async function bundleWith(clinics: number): Promise<object> {
  const more = clinics - locations.length
  if (more < 0)
    throw new Error(`The site has ${locations.length} clinics of its own: it cannot be built with ${clinics}.`)
  await bundle(outOf(clinics), more > 0 ? [withClinics(generateClinics(more))] : [])
  return {}
}

async function prerenderWith(clinics: number): Promise<object> {
  process.env['NODE_ENV'] = 'production'
  const { dist, server } = foldersOf(outOf(clinics))
  const { prerender } = await import('../../../scripts/support/prerender.ts')
  const { pages, seconds: parts } = await prerender(dist, server)
  return { pages, parts, home: visitTo(pageIn(dist, 'index')), clinic: visitTo(pageIn(dist, 'locations/princeton')) }
}

function outOf(clinics: number): string {
  return join(folder, `site-of-${clinics}`)
}

function resultOf(part: string, clinics: number): string {
  return join(root, folder, `${part}-${clinics}.json`)
}
