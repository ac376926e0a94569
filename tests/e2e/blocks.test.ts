import { expect } from '@playwright/test'
import { climates } from '../../tools/blocks/climates.ts'
import { type ServedBlocks, serveBlocks } from '../../tools/blocks/serve.ts'
import { still, test } from '../walks/support.ts'
import { violations } from './axe.ts'

/** The most milliseconds that a development server needs for its first page on a busy machine. */
const coldStart = 180_000

test.use(still)
test.describe.configure({ mode: 'serial' })

let blocks: ServedBlocks

test.beforeAll(async () => {
  test.setTimeout(coldStart)
  blocks = await serveBlocks(0)
})

test.afterAll(async () => {
  await blocks.close()
})

for (const climate of climates)
  test(`Axe finds nothing in any block in the climate ${climate}, and none is wider than a phone`, async ({ page }) => {
    test.setTimeout(coldStart)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${blocks.address}?climate=${climate}`)
    await expect(page.getByRole('main')).toHaveAttribute('data-climate', climate, { timeout: coldStart })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await violations(page)).toEqual([])
  })
