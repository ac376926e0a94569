import { expect, type Locator } from '@playwright/test'
import config from '../../playwright.config.ts'
import {
  choose,
  closeDialog,
  dialogBack,
  expectDialog,
  expectNoDialog,
  still,
  test,
  untilDrawn,
  visit,
} from '../walks/support.ts'

test.use({ ...still, launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('Behind a dialog the page stays where it is and as wide as it was, and scrolls again afterwards', async ({
  page,
}) => {
  await visit(page, '/locations/princeton')
  const place = () => page.evaluate(() => [window.scrollY, document.body.getBoundingClientRect().width])
  const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(0)
  await opener.scrollIntoViewIfNeeded()
  await untilDrawn(page)
  const before = await place()
  await opener.click()
  await expectDialog(page, 'Services in Princeton')
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('End')
  await untilDrawn(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  expect(await place()).toEqual(before)
  await closeDialog(page)
  await expectNoDialog(page)
  // Repeats turning the wheel: until the page is drawn without the dialog, the wheel belongs to the dialog's backdrop.
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    await untilDrawn(page)
    expect((await place())[0]).toBeGreaterThan(before[0] ?? 0)
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('behind a dialog the page stays where it is, too', async ({ page }) => {
    await visit(page, '/locations/princeton')
    const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
    await opener.scrollIntoViewIfNeeded()
    await opener.hover()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    await opener.click()
    await expectDialog(page, 'Services in Princeton')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.mouse.wheel(0, 3000)
    await page.keyboard.press('End')
    await untilDrawn(page)
    expect(await scrolled()).toBe(before)
    await closeDialog(page)
    await expectNoDialog(page)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    expect(await scrolled()).toBe(before)
  })
})

test('A step begins at its title, however far the one before was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/find')
  await page.getByRole('searchbox').fill('sore legs')
  await page.getByRole('list', { name: 'Services found' }).getByRole('link').first().click()
  await expectDialog(page, 'Select Location')
  await choose(page, /^Princeton/)
  await page.getByRole('button', { name: 'No time works? Say when' }).click()
  await page.getByRole('button', { name: 'Ask for a time', exact: true }).scrollIntoViewIfNeeded()
  await page.goBack()
  await expectDialog(page, 'Select Location')
  await expect(page.getByRole('dialog').getByText('Select Location', { exact: true })).toBeFocused()
  expect(await farthestScroll(page.getByRole('dialog'))).toBe(0)
})

test('A step of a dialog that was closed while scrolled begins at its title when it is opened again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await visit(page, '/contact')
  const open = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
    await expectDialog(page, 'Select Location')
  }
  await open()
  const far = await page.getByRole('dialog').evaluate((dialog) => {
    dialog.scrollTo(0, 300)
    return dialog.scrollTop
  })
  expect(far).toBeGreaterThan(200)
  await untilDrawn(page)
  await closeDialog(page)
  await expectNoDialog(page)
  await open()
  await choose(page, /^Westfield/)
  await expectDialog(page, 'Services in Westfield')
  await dialogBack(page)
  await expectDialog(page, 'Select Location')
  expect(await farthestScroll(page.getByRole('dialog'))).toBe(0)
})

/** How far an element is scrolled at most during the next half second of frames, in px: the router scrolls late. */
function farthestScroll(panel: Locator): Promise<number> {
  return panel.evaluate(async (element) => {
    let most = 0
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      most = frame < 2 ? 0 : Math.max(most, element.scrollTop)
    }
    return most
  })
}
