import { expect, type Page } from '@playwright/test'
import { oneOfEachKind } from '../../tools/bench/pages/pages.ts'
import { prerenderedPaths, still, test, untilAlive } from '../walks/support.ts'
import { unknownPath } from './page-facts.ts'

const phone = { width: 360, height: 780 }

test.use({ ...still, viewport: phone })

test('On a phone nothing moves when pictures come late and when the page comes alive', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.route('**/*.woff2', (route) => route.abort())
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

test('What moves is noticed', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('/terms')
  await untilAlive(page)
  await page.evaluate(() => {
    document.getElementById('main')?.prepend('x'.repeat(200))
  })
  await expect.poll(() => page.evaluate(() => shifts.length)).toBeGreaterThan(0)
})

declare const shifts: string[]

/** Records what moves on the page, and how far. Runs before the page's own code. */
function watchShifts(): void {
  const moved: string[] = []
  Object.assign(globalThis, { shifts: moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry.toJSON()
      moved.push(`${Number(value).toFixed(4)} at ${Math.round(entry.startTime)} ms`)
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
