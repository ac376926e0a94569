import type { Page } from '@playwright/test'
import './seen.ts'
import type { Opened } from './load.ts'
import type { BenchPage } from './pages.ts'

/** Where a visitor taps, and what is to be seen, or is to be gone, because of it. */
export type Tap = { on: string; shows: string } | { on: string; hides: string }

/** Milliseconds that one tap took. */
interface TapTimes {
  toPainted: number
  inp: number
}

export interface Taps {
  book: TapTimes
  menu: TapTimes
  step: TapTimes | null
  /** Bytes of JavaScript, with what loads on idle and with a whole booking; null where it is not walked to its end. */
  bookingScript: number | null
}

/** Milliseconds between a visitor's looking and tapping. */
const pause = 400
const patience = 10_000

/** Taps through a page that has been loaded: the wizard opens, goes on, closes, and the menu opens. */
export async function tapThrough({ page, traffic }: Opened, { taps }: BenchPage): Promise<Taps> {
  const book = await tap(page, taps.book)
  const step = taps.step ? await tap(page, taps.step) : null
  if (taps.last) await tap(page, taps.last)
  await page.waitForLoadState('networkidle')
  const bookingScript = taps.last ? traffic().bytes.js : null
  await tap(page, taps.close)
  const menu = await tap(page, taps.menu)
  return { book, menu, step, bookingScript }
}

async function tap(page: Page, wanted: Tap): Promise<TapTimes> {
  await page.evaluate((selector) => globalThis.benchWatch.aim(selector), wanted.on)
  await page.waitForTimeout(pause)
  const { x, y } = await page.evaluate((selector) => globalThis.benchWatch.aim(selector), wanted.on)
  const [effect, isShown] = 'shows' in wanted ? [wanted.shows, true] : [wanted.hides, false]
  await page.evaluate(([effect, isShown]) => globalThis.benchWatch.expect(effect, isShown), [effect, isShown] as const)
  await page.touchscreen.tap(x, y)
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    await page.waitForTimeout(pause)
    const { tapToPainted, inp } = await page.evaluate(() => globalThis.benchWatch.seen)
    if (tapToPainted !== null) return { toPainted: tapToPainted, inp }
  }
  throw new Error(`A tap on ${wanted.on} had no effect.`)
}
