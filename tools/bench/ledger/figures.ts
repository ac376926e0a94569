import { sizesOf } from '../../../scripts/support/size.ts'
import { auditPage, type Audit } from '../pages/audit.ts'
import { withColdLoad, type Opened } from '../pages/load.ts'
import { benchPages, clinicInWizard, type BenchPage } from '../pages/pages.ts'
import { tap, type Tap, type TapTimes } from '../pages/taps.ts'
import type { Built } from './built.ts'
import type { Unit } from './table.ts'

/** A browser, and how many times it slows the processor down. */
interface Phone {
  chrome: string
  slowdown: number
}

export interface Figure {
  unit: Unit
  /** Its target in `npm run bench`. */
  most?: number
  measure: (built: Built, phone: Phone) => Promise<number>
}

export type FigureName = keyof typeof figures

interface Tapping {
  most?: number
  /** Over slow 4G, for what is fetched ahead: the local network has no latency. */
  isSlow?: true
  pick?: (times: TapTimes) => number
}

const [home, clinic] = [pageNamed('home'), pageNamed('a clinic')]
const lead: Tap = { on: 'main a[data-lead]', shows: '[role="dialog"] form' }
/** As Lighthouse has it: milliseconds, and bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** The figures that places were made for, and one more that has a target. */
export const figures = {
  'home: JavaScript': sized('home: JavaScript'),
  'home: CSS': sized('home: CSS'),
  'a booking step: requests': sized('a booking step: requests', ''),
  'Lighthouse: largest contentful paint': audited(({ lcp }) => lcp),
  'Lighthouse: first contentful paint': audited(({ fcp }) => fcp, 900),
  'a clinic: main thread': { unit: 'ms', measure: loaded(clinic, async ({ load }) => load.task) },
  'first paint to alive': { unit: 'ms', most: 1500, measure: loaded(home, untilAlive) },
  'Book to the painted wizard': tapped(home, [home.taps.book], { most: 150 }),
  'Book to the painted wizard, slow 4G': tapped(home, [home.taps.book], { isSlow: true }),
  'Book: interaction to next paint': tapped(home, [home.taps.book], { most: 100, pick: ({ inp }) => inp }),
  'Book to a clinic’s painted services': tapped(clinic, [clinic.taps.book], { most: 150 }),
  'Book to a clinic’s painted services, slow 4G': tapped(clinic, [clinic.taps.book], { isSlow: true }),
  'a clinic in the wizard to its services': tapped(home, [home.taps.book, clinicInWizard], { most: 150 }),
  'a clinic in the wizard to its services, slow 4G': tapped(home, [home.taps.book, clinicInWizard], { isSlow: true }),
  'a lead button to its painted form, slow 4G': tapped(home, [lead], { isSlow: true }),
} satisfies Record<string, Figure>

function pageNamed(wanted: BenchPage['name']): BenchPage {
  const found = benchPages.find(({ name }) => name === wanted)
  if (!found) throw new Error(`The bench has no page named ${wanted}.`)
  return found
}

function sized(wanted: string, unit: Unit = 'KiB'): Figure {
  return {
    unit,
    measure: async ({ dist }) => sizesOf(dist).find(({ name }) => name === wanted)?.now ?? Number.NaN,
  }
}

function audited(pick: (audit: Audit) => number, most?: number): Figure {
  const measure: Figure['measure'] = async ({ origin }, { chrome, slowdown }) =>
    pick(await auditPage(chrome, `${origin}/`, slowdown))
  return { unit: 'ms', measure, ...(most && { most }) }
}

function loaded({ path }: BenchPage, use: (opened: Opened) => Promise<number>): Figure['measure'] {
  return ({ origin }, { chrome, slowdown }) => withColdLoad(chrome, origin + path, use, slowdown)
}

async function untilAlive({ load }: Opened): Promise<number> {
  return (load.alive ?? Number.NaN) - load.firstPaint
}

/** The figure of the last tap. */
function tapped(where: BenchPage, taps: readonly Tap[], tapping: Tapping): Figure {
  const { most, isSlow, pick = ({ toPainted }) => toPainted } = tapping
  const measure = loaded(where, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    if (isSlow) await session.send('Network.emulateNetworkConditions', slow4G)
    let times = { toPainted: Number.NaN, inp: Number.NaN }
    for (const each of taps) times = await tap(page, each)
    return pick(times)
  })
  return { unit: 'ms', measure, ...(most && { most }) }
}
