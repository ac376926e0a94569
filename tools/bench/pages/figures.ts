import type { Audit } from './audit.ts'
import type { PageReturn } from './back-forward.ts'
import type { Load } from './load.ts'
import { median } from './median.ts'
import type { BenchPage } from './pages.ts'
import type { Taps } from './taps.ts'

/** Everything measured of a page, run by run; `bare` is the same page without scripts. */
export interface Measured {
  page: BenchPage
  loads: readonly Load[]
  bareLoads: readonly Load[]
  taps: readonly Taps[]
  audits: readonly Audit[]
  bareAudits: readonly Audit[]
  back: PageReturn
}

type Unit = 'KiB' | 'MiB' | 'ms' | 'of 100' | ''

export interface Target {
  kind: 'most' | 'least'
  value: number | Readonly<Record<BenchPage['name'], number>>
}

/** One row of the table: a median over the runs, beside the median of the page without scripts. */
export interface Figure {
  name: string
  unit: Unit
  /** Digits after the decimal point; 0 unless given. */
  digits?: number
  of: (measured: Measured) => number | null
  /** The same figure of the page without scripts, for a figure that is shown as a ratio to it. */
  bare?: (measured: Measured) => number | null
  target?: Target
}

const kibi = 1024
const mebi = 1024 * 1024

/** The rows of the table. Their targets are those of docs/performance.md; bytes are after brotli compression. */
export const figures: readonly Figure[] = [
  ...weights(),
  loaded('first contentful paint', ({ fcp }) => fcp),
  loaded('largest contentful paint', ({ lcp }) => lcp),
  ratio('largest contentful paint, to that without scripts', ({ lcp }) => lcp),
  { name: 'layout shift', unit: '', digits: 3, of: ofLoads(({ cls }) => cls), target: most(0) },
  {
    name: 'from first paint to alive',
    unit: 'ms',
    of: ofLoads(({ alive, firstPaint }) => (alive === null ? null : alive - firstPaint)),
    target: most(1500),
  },
  {
    name: 'from first paint to the menu’s machine',
    unit: 'ms',
    of: ofLoads(({ menuAlive, firstPaint }) => (menuAlive === null ? null : menuAlive - firstPaint)),
  },
  loaded('long tasks, beyond 50 ms each', ({ blocking }) => blocking),
  loaded('script', ({ script }) => script),
  loaded('style and layout', ({ layout }) => layout),
  loaded('main thread', ({ task }) => task),
  { name: 'heap', unit: 'MiB', digits: 2, of: ofLoads(({ heap }) => heap / mebi), target: most(3.3) },
  { name: 'DOM nodes', unit: '', of: ofLoads(({ nodes }) => nodes) },
  tapped('tap on Book to the painted wizard', ({ book }) => book.toPainted, 150),
  tapped('its interaction to next paint', ({ book }) => book.inp, 100),
  tapped('tap on a clinic in the wizard to its painted services', ({ step }) => step?.toPainted ?? null, 150),
  tapped('its interaction to next paint', ({ step }) => step?.inp ?? null, 100),
  tapped('a key in the wizard’s search to the next painted frame, the slowest of 44', ({ key }) => key, 50),
  tapped('tap on Menu to the painted menu', ({ menu }) => menu.toPainted, 150),
  tapped('its interaction to next paint', ({ menu }) => menu.inp, 100),
  { name: 'kept for the browser’s Back (1: yes)', unit: '', of: ({ back }) => Number(back.isKept), target: least(1) },
  score('performance', 95),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100),
  audited('first contentful paint', ({ fcp }) => fcp, most(900)),
  audited('largest contentful paint', ({ lcp }) => lcp),
  {
    name: 'Lighthouse: largest contentful paint, to that without scripts',
    unit: '',
    digits: 2,
    of: (measured) => quotient(medianOf(measured.audits, lcpOf), medianOf(measured.bareAudits, lcpOf)),
    target: most(1.1),
  },
  audited('total blocking time', ({ blocking }) => blocking),
  audited('speed index', ({ speedIndex }) => speedIndex),
  { name: 'Lighthouse: layout shift', unit: '', digits: 3, of: ofAudits(({ cls }) => cls), target: most(0) },
]

function weights(): Figure[] {
  const weigh = (name: string, bytes: (load: Load) => number, target?: Target): Figure => ({
    name,
    unit: 'KiB',
    digits: 1,
    of: ofLoads((load) => bytes(load) / kibi),
    ...(target && { target }),
  })
  return [
    weigh('HTML', ({ bytes }) => bytes.html),
    weigh(
      'HTML and the CSS that paint waits for',
      ({ bytes, blockingCss }) => bytes.html + blockingCss,
      most({ home: 20, 'a clinic': 14, 'a service': 14 }),
    ),
    weigh('CSS, with what loads on idle', ({ bytes }) => bytes.css),
    weigh('JavaScript, with what loads on idle', ({ bytes }) => bytes.js, most(130)),
    {
      name: 'the same, with a whole booking',
      unit: 'KiB',
      digits: 1,
      of: ({ taps }) => medianOf(taps, ({ bookingScript }) => (bookingScript === null ? null : bookingScript / kibi)),
      target: most(135),
    },
    weigh('fonts', ({ bytes }) => bytes.font, most(22)),
    weigh('pictures', ({ bytes }) => bytes.picture),
    weigh('anything else', ({ bytes }) => bytes.other),
    weigh('all, with the answers’ headers', ({ total }) => total),
    { name: 'requests', unit: '', of: ofLoads(({ requests }) => requests) },
    { name: 'requests to third parties', unit: '', of: ofLoads(({ thirdParty }) => thirdParty), target: most(0) },
  ]
}

function most(value: Target['value']): Target {
  return { kind: 'most', value }
}

function least(value: Target['value']): Target {
  return { kind: 'least', value }
}

function loaded(name: string, pick: (load: Load) => number): Figure {
  return { name, unit: 'ms', of: ofLoads(pick), bare: ({ bareLoads }) => medianOf(bareLoads, pick) }
}

function ratio(name: string, pick: (load: Load) => number): Figure {
  const of = ({ loads, bareLoads }: Measured) => quotient(medianOf(loads, pick), medianOf(bareLoads, pick))
  return { name, unit: '', digits: 2, of, target: most(1.1) }
}

function tapped(name: string, pick: (taps: Taps) => number | null, value: number): Figure {
  return { name, unit: 'ms', of: ({ taps }) => medianOf(taps, pick), target: most(value) }
}

function score(category: string, value: number): Figure {
  const name = `Lighthouse: ${category.replace('-', ' ').replace('seo', 'SEO')}`
  return { name, unit: 'of 100', of: ofAudits(({ scores }) => scores[category] ?? null), target: least(value) }
}

function audited(name: string, pick: (audit: Audit) => number, target?: Target): Figure {
  const bare = ({ bareAudits }: Measured) => medianOf(bareAudits, pick)
  return { name: `Lighthouse: ${name}`, unit: 'ms', of: ofAudits(pick), bare, ...(target && { target }) }
}

function ofLoads(pick: (load: Load) => number | null) {
  return ({ loads }: Measured) => medianOf(loads, pick)
}

function ofAudits(pick: (audit: Audit) => number | null) {
  return ({ audits }: Measured) => medianOf(audits, pick)
}

function lcpOf({ lcp }: Audit): number {
  return lcp
}

/** Null where nothing was measured, or a run lacks the figure. */
function medianOf<Run>(runs: readonly Run[], pick: (run: Run) => number | null): number | null {
  const values = runs.map(pick)
  const found = values.filter((value) => value !== null)
  return found.length < values.length ? null : median(found)
}

/** The quotient of two figures; null where either was not measured, or the divisor is 0. */
export function quotient(value: number | null, other: number | null): number | null {
  return value === null || !other ? null : value / other
}
