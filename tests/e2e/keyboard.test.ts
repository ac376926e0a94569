import { expect } from '@playwright/test'
import { flowIds } from '../../tools/faults/quarters.ts'
import { clinic, keyboardWalk, walkPaths } from './keyboard-walks.ts'
import { keyboardOf, lookAtFocus } from './keyboard.ts'
import { narrow, test, visit, widestEdge } from '../walks/support.ts'

/** The ways in which a visitor may see the site. At a zoom of 400 % a window of 1280 by 1024 px shows 320 by 256. */
const ways = {
  'at 320 px': { viewport: narrow },
  'at 400 % zoom': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  'with reduced motion': { contextOptions: { reducedMotion: 'reduce' } },
} as const

for (const [way, use] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use(use)

    for (const flow of flowIds) {
      test(`${flow}: can be finished with keys only, and the focus is visible at each stop`, async ({ page }) => {
        await keyboardWalk(flow)(keyboardOf(page))
        expect(await widestEdge(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      })
    }
  })
}

test('weight-loss: keys can take each of its transitions, as in a flow without a walk of its own', async ({ page }) => {
  await walkPaths('weight-loss', keyboardOf(page))
})

for (const path of ['/', clinic, '/franchise', '/order-online']) {
  test(`Tab walks ${path} to its end and begins again, and the focus is seen at each stop`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(narrow)
    await visit(page, path)
    const { press } = keyboardOf(page)
    const first = page.getByRole('link', { name: 'Skip to content' })
    await press('Tab')
    await expect(first).toBeFocused()
    let stops = 0
    do {
      await press('Tab')
      stops += 1
    } while (stops < 200 && !(await first.evaluate((element) => element === document.activeElement)))
    expect(stops).toBeGreaterThan(15)
    expect(stops).toBeLessThan(200)
  })
}

test('A focus that nothing shows, or that something covers, is noticed', async ({ page }) => {
  await visit(page, '/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  expect(await page.evaluate(lookAtFocus)).toEqual([])
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('dialog'), { id: 'cover' })))
  const style = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, css)
  await style(':focus-visible { outline: none !important }')
  expect(await page.evaluate(lookAtFocus)).toEqual(["nothing shows the focus on A 'Skip to content'"])
  await style('#cover { display: block; position: fixed; inset: 0; z-index: 99; width: 100%; height: 100% }')
  expect(await page.evaluate(lookAtFocus)).toEqual(["A 'Skip to content' is seen to 0 % only"])
  await style('main { width: 4000px }')
  expect(await page.evaluate(lookAtFocus)).toEqual(['the page is 4000 px wide'])
})
