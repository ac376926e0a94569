import type { Page } from '@playwright/test'
import './seen.ts'
import type { Opened } from './load.ts'
import type { BenchPage } from './pages.ts'

/** The selector of what a visitor taps, and of what then appears or disappears. */
export type Tap = { on: string; shows: string } | { on: string; hides: string }

/** The times of one tap, in milliseconds. */
export interface TapTimes {
  toPainted: number
  inp: number
}

export interface Taps {
  book: TapTimes
  menu: TapTimes
  step: TapTimes | null
  /**
   * Bytes of JavaScript after a whole booking, with what loads when the browser is idle; null where the wizard is not
   * walked to its end.
   */
  bookingScript: number | null
  /**
   * Milliseconds from a key in the wizard's search to the next painted frame, of the slowest key; null where there is no
   * search.
   */
  key: number | null
}

/** Milliseconds that a visitor looks at the page before tapping. */
const pause = 400
const patience = 10_000
/** What is typed into the search, and the milliseconds between two keys. */
const typed = { texts: ['my legs are so tired', 'infared sauna', 'crioterapia'], delay: 120 }

/** Taps through a loaded page: opens the wizard, goes on, closes it, and opens the menu. */
export async function tapThrough({ page, traffic }: Opened, { taps }: BenchPage): Promise<Taps> {
  const book = await tap(page, taps.book)
  const key = taps.search ? await typeIn(page, taps.search) : null
  const step = taps.step ? await tap(page, taps.step) : null
  if (taps.last) await tap(page, taps.last)
  await page.waitForLoadState('networkidle')
  const bookingScript = taps.last ? traffic().bytes.js : null
  await tap(page, taps.close)
  const menu = await tap(page, taps.menu)
  return { book, menu, step, bookingScript, key }
}

/** Types into a search whose code has arrived; returns the time of the slowest key. */
async function typeIn(page: Page, selector: string): Promise<number> {
  const field = page.locator(selector)
  await field.focus()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => void (globalThis.benchWatch.seen.keys = []))
  for (const text of typed.texts) {
    await field.fill('')
    await field.pressSequentially(text, { delay: typed.delay })
  }
  await page.waitForTimeout(pause)
  const keys = await page.evaluate(() => globalThis.benchWatch.seen.keys)
  const count = typed.texts.join('').length
  if (keys.length !== count) throw new Error(`${keys.length} of ${count} keys were measured.`)
  return Math.max(...keys)
}

/** Taps once, and waits until the effect is painted. */
export async function tap(page: Page, wanted: Tap): Promise<TapTimes> {
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
