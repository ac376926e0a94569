import { expect, type Page } from '@playwright/test'
import { oneOfEachKind } from '../../tools/bench/pages/pages.ts'
import { startInPieces } from '../support/in-pieces.ts'
import { sites } from '../support/sites.ts'
import { prerenderedPaths, still, test, untilAlive } from '../walks/support.ts'
import { unknownPath } from './page-facts.ts'

const phone = { width: 360, height: 780 }

test.use({ ...still, viewport: phone })

test('On a phone nothing moves when pictures come late and when the page comes alive', async ({ page }) => {
  await withoutFaces(page)
  await page.route(/\.(avif|webp)$/, async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  for (const path of [...oneOfEachKind(prerenderedPaths()), unknownPath]) {
    await page.goto(path)
    await untilAlive(page)
    await untilPictured(page)
    expect.soft(await page.evaluate(() => shifts), path).toEqual([])
  }
})

/** Pieces of a page: up to the header's last link, the title, the first picture, its end, and the rest. */
function inPieces(html: string): string[] {
  const pieces = html.split(/(?=<a [^>]*data-compact|<h1|<picture)|(?<=<\/picture>)/)
  return [...pieces.slice(0, 4), pieces.slice(4).join('')]
}

test('On a phone nothing moves when the page arrives in pieces', async ({ page }) => {
  const slow = await startInPieces(sites.demonstration.url, {
    cut: inPieces,
    pause: () => page.waitForTimeout(200),
  })
  await withoutFaces(page)
  for (const path of [...oneOfEachKind(prerenderedPaths()), unknownPath]) {
    await page.goto(`${slow.url}${path}`)
    await untilPictured(page)
    expect.soft(await page.evaluate(() => shifts), path).toEqual([])
  }
  await slow.stop()
})

test('A page that is drawn before it is whole moves when it arrives in pieces', async ({ page }) => {
  const slow = await startInPieces(sites.demonstration.url, {
    cut: (html) => inPieces(html.replace('rel="expect"', '')),
    pause: () => page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, null, { polling: 50 }),
  })
  await withoutFaces(page)
  await page.goto(`${slow.url}/pricing`)
  await expect.poll(() => page.evaluate(() => shifts.length)).toBeGreaterThan(0)
  await slow.stop()
})

test('What moves is noticed', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('/terms')
  await untilAlive(page)
  await page.evaluate(() => {
    document.getElementById('main')?.prepend('x'.repeat(200))
  })
  await expect.poll(() => page.evaluate(() => shifts.length)).toBeGreaterThan(0)
})

/** Watches a page whose letters are drawn in the device's own faces. */
async function withoutFaces(page: Page): Promise<void> {
  await page.addInitScript(watchShifts)
  await page.route('**/*.woff2', (route) => route.abort())
}

declare const shifts: string[]

/** Records what moves on the page, and how far. Runs before the page's own code. */
function watchShifts(): void {
  const moved: string[] = []
  Object.assign(globalThis, { shifts: moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry.toJSON()
      const what = sources.map(({ node }: { node: Node | null }) => node?.nodeName)
      moved.push(`${Number(value).toFixed(4)} at ${Math.round(entry.startTime)} ms: ${what}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits for the pictures in the first screen, and for the frame that draws them. */
async function untilPictured(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
