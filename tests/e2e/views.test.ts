import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../scripts/support/setup.mjs'
import { choose, expectDialog, still, test, visit } from '../walks/support.ts'

/** The version of Chromium that drew the recorded views; others draw edges and letters differently. */
const recordedWith = '156'

/**
 * How much a view may differ from the recorded one: a pixel counts as different when its color differs by more than the
 * threshold, on the perceptual scale from 0 to 1 (YIQ), and one pixel in a thousand may be different.
 */
const tolerance = { threshold: 0.15, maxDiffPixelRatio: 0.001 }

const face = readFileSync(join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
const oneFace = `
  @font-face { font-family: 'One Face'; font-weight: 300 900; src: url(data:font/woff2;base64,${face.toString('base64')}) }
  * { font-family: 'One Face' !important; caret-color: transparent !important }
  picture img { visibility: hidden !important }
`

test.use({ ...still, bypassCSP: true })
test.skip(
  ({ browser }) => majorOf(browser.version()) !== recordedWith,
  `The views were recorded with Chromium ${recordedWith}; npx playwright test views --update-snapshots records them anew.`,
)

const phone = { width: 360, height: 800 }
const desk = { width: 1280, height: 800 }

const pages = [
  { name: 'home on a phone', path: '/', size: phone },
  { name: 'home', path: '/', size: desk },
  { name: 'a service on a phone', path: '/services/cryotherapy', size: phone },
  { name: 'a clinic', path: '/locations/princeton', size: desk },
  { name: 'prices', path: '/order-online', size: desk },
  { name: 'the franchise form', path: '/franchise', size: phone, from: 'form' },
  { name: 'a booking page', path: '/book/princeton', size: desk },
  { name: 'not found', path: '/nowhere', size: phone },
]

for (const { name, path, size, from } of pages)
  test(`${name} looks as it was recorded`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(path)
    await page.locator('nav[data-phase]').waitFor()
    if (from !== undefined) await page.locator(from).evaluate((element) => element.scrollIntoView())
    await expectRecorded(page, name)
  })

for (const [name, size] of [
  ['the wizard on a phone', phone],
  ['the wizard', desk],
] as const)
  test(`${name} looks as it was recorded, step by step`, async ({ page }) => {
    await page.setViewportSize(size)
    await visit(page, '/book?step=location')
    await expectDialog(page, 'Select Location')
    await expectRecorded(page, `${name}, clinics`)
    await choose(page, /^Princeton/)
    await expectDialog(page, 'Services in Princeton')
    await expectRecorded(page, `${name}, services`)
  })

/**
 * Compares a page with its recorded view, in one typeface on all machines. Pictures, which have a test of their own,
 * and whether a clinic is open are left out.
 */
async function expectRecorded(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: oneFace })
  await page.evaluate(() => document.fonts.load('16px "One Face"'))
  await page.mouse.move(0, 0)
  const mask = [page.locator('[data-room]')]
  await expect(page).toHaveScreenshot(`${name.replaceAll(/[ ,]+/g, '-')}.png`, { ...tolerance, mask })
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}
