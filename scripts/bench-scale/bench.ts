import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { locations } from '../../content/locations/index.ts'
import { build, foldersOf } from '../support/build.ts'
import { describeMachine } from '../support/machine.ts'
import { markdownTable, writeReadme } from '../support/readme.ts'
import { root } from '../support/setup.mjs'
import { pageIn, visitTo } from '../support/size.ts'
import { generateClinics } from './clinics.ts'
import { cellsOf, plainTable, type Figures } from './table.ts'
import { withClinics } from './with-clinics.ts'

/** The numbers of clinics that the README's table is of. */
export const wholeRun: readonly number[] = [6, 100, 1000]

const folder = 'test-results/scale'
const resultOf = (clinics: number) => join(root, folder, `${clinics}.json`)
const markers = { start: '<!-- scale:start -->', end: '<!-- scale:end -->' }

const visit = z.object({ kib: z.number(), requests: z.number() })
const figuresSchema = z.object({
  clinics: z.number(),
  pages: z.number(),
  home: visit,
  clinic: visit,
  seconds: z.object({ otherPages: z.number(), calendars: z.number(), pictures: z.number(), whole: z.number() }),
  peakMiB: z.number(),
}) satisfies z.ZodType<Figures>

/**
 * Builds the site with so many clinics each, prints what a visitor loads and what the build takes, and leaves nothing but the
 * figures (test-results/scale). A whole run writes the README's table.
 */
export async function benchScale(counts: readonly number[]): Promise<void> {
  const load = loadavg()[0] ?? 0
  const measured = counts.map(measureApart)
  const rows = cellsOf(measured)
  const taken = `The site's own six clinics with generated ones after them, on ${describeMachine()}. A visit is KiB of brotli before the browser is idle, in brackets the change from six clinics; pages are prerendered by as many worker threads as there are cores; memory is the highest of the whole process, bundler and threads included.`
  console.log(['', plainTable(rows), '', taken, `Load average at the start: ${load.toFixed(2)}.`].join('\n'))
  if (counts.join() === wholeRun.join()) await writeReadme(markers, [taken, markdownTable(rows)])
}

/** In a process of its own, whose memory is that of this build alone. */
function measureApart(clinics: number): Figures {
  mkdirSync(join(root, folder), { recursive: true })
  const command = [join(root, 'scripts/bench-scale.mjs'), '--one', String(clinics)]
  execFileSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  return figuresSchema.parse(JSON.parse(readFileSync(resultOf(clinics), 'utf8')))
}

/** Builds the site with so many clinics, keeps the figures and removes the rest. */
export async function measureOne(clinics: number): Promise<void> {
  const more = clinics - locations.length
  if (more < 0)
    throw new Error(`The site has ${locations.length} clinics of its own: it cannot be built with ${clinics}.`)
  const out = join(folder, `site-of-${clinics}`)
  const { dist, server } = foldersOf(out)
  try {
    const { pages, seconds, wholeSeconds } = await build(out, more > 0 ? [withClinics(generateClinics(more))] : [])
    const figures: Figures = {
      clinics,
      pages,
      home: visitTo(pageIn(dist, 'index')),
      clinic: visitTo(pageIn(dist, 'locations/princeton')),
      seconds: { ...seconds, whole: wholeSeconds },
      peakMiB: process.resourceUsage().maxRSS / 1024,
    }
    writeFileSync(resultOf(clinics), JSON.stringify(figures, null, 2))
  } finally {
    for (const written of [dist, server]) rmSync(written, { recursive: true, force: true })
  }
}
