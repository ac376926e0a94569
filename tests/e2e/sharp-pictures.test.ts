import { expect } from '@playwright/test'
import { prerenderedPaths, test } from '../walks/support.ts'
import { unknownPath } from './page-facts.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })

test('On a desktop with two device pixels per px no first picture is enlarged beyond its pixels', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const enlarged: string[] = []
  let seen = 0
  for (const path of [...prerenderedPaths(), unknownPath]) {
    const html = await (await request.get(path)).text()
    if (!/fetchpriority="high"/i.test(html)) continue
    await page.goto(path)
    const first = page.locator('img[fetchpriority="high"]').first()
    if (!(await first.isVisible())) continue
    seen += 1
    const factor = await first.evaluate(enlargement)
    if (factor > 1) enlarged.push(`${path}: ${factor.toFixed(2)} times`)
  }
  expect(seen).toBeGreaterThan(20)
  expect(enlarged).toEqual([])
})

/** How many device pixels a pixel of the picture covers along its side, once the texts have their fonts. Runs in the page. */
async function enlargement(picture: Element): Promise<number> {
  await document.fonts.ready
  const { width, height } = picture.getBoundingClientRect()
  const file = new Image()
  file.src = picture instanceof HTMLImageElement ? picture.currentSrc : ''
  await file.decode()
  return devicePixelRatio * Math.max(width / file.naturalWidth, height / file.naturalHeight)
}
