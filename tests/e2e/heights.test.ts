import { expect } from '@playwright/test'
import { prerenderedPaths, test } from '../walks/support.ts'

/** The greatest height of a treatment's page, by the width of the window. */
const most = [
  [1440, 900, 3800],
  [360, 780, 5400],
] as const

const heightOf = () => document.fonts.ready.then(() => document.documentElement.scrollHeight)

test.use({ javaScriptEnabled: false })

for (const [width, height, limit] of most)
  for (const [words, late] of [
    ['', false],
    [', nor where its faces come too late', true],
  ] as const)
    test(`At ${width} px no service page is taller than ${limit} px${words}`, async ({ page }) => {
      if (late) await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width, height })
      const services = prerenderedPaths().filter((path) => path.startsWith('/services/'))
      expect(services).toHaveLength(13)
      for (const path of services) {
        await page.goto(path)
        expect.soft(await page.evaluate(heightOf), path).toBeLessThanOrEqual(limit)
      }
    })

test('At 360 px the home page is at most nine screens, and shows a service within two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  expect.soft(await page.evaluate(heightOf)).toBeLessThanOrEqual(9 * 780)
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll('main a picture, main li picture')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => Math.round(picture.getBoundingClientRect().top + scrollY)),
  )
  expect.soft(Math.min(...pictures)).toBeLessThanOrEqual(2 * 780)
})

test('On a phone both online programs say that B12 is included', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const cells = page.locator('#weight-loss').getByRole('cell').filter({ hasText: 'per month' })
  await expect(cells).toHaveCount(2)
  for (const cell of await cells.all()) expect(await cell.innerText()).toContain('B12 included')
})
