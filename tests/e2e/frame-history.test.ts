import { expect, type Page } from '@playwright/test'
import {
  card,
  choose,
  closeDialog,
  expectAddress,
  expectBookingPage,
  expectDialog,
  expectNoDialog,
  still,
  test,
  visit,
} from '../walks/support.ts'
import { clinicPage, walkTo } from '../walks/wizard.ts'

test.use(still)

/** A vendor's part goes two steps on, as a calendar does between a day and its times; each is an entry of the tab. */
async function goOnInFrame(page: Page): Promise<void> {
  const frame = page.getByRole('dialog').locator('iframe')
  await frame.waitFor()
  const content = await (await frame.elementHandle())?.contentFrame()
  await content?.waitForLoadState()
  const entries = () => page.evaluate(() => window.history.length)
  const before = await entries()
  await content?.evaluate(() => {
    window.history.pushState({}, '')
    window.history.pushState({}, '')
  })
  await expect.poll(entries).toBe(before + 2)
}

test('A wizard at a calendar that has gone on closes, and Back leaves the page', async ({ page }) => {
  await visit(page, '/contact')
  await walkTo(page, 2)
  await goOnInFrame(page)
  await closeDialog(page)
  await expectNoDialog(page)
  await expectAddress(page, clinicPage)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
  await page.goBack()
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('The wizard’s own Back leaves a calendar that has gone on', async ({ page }) => {
  await walkTo(page, 2)
  await goOnInFrame(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Back', exact: true }).click()
  await expectDialog(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
})

test('An exam that has gone on closes, and the wizard opens after it', async ({ page }) => {
  await visit(page, '/contact')
  await visit(page, '/exam-invite')
  await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
  await expectDialog(page, 'Start Your Consultation')
  await goOnInFrame(page)
  await closeDialog(page)
  await expectNoDialog(page)
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Select Location')
  await page.goBack()
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

/** Presses 'Skip to content' on a booking page. */
async function skip(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#main')
}

test("After 'Skip to content' on a booking page the address follows the steps", async ({ page }) => {
  await visit(page, '/contact')
  await visit(page, '/book/princeton')
  await skip(page)
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, 'Book Infrared Sauna')
  await expectAddress(page, '/book/princeton/infrared-sauna')
  await page.goBack()
  await expectBookingPage(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton#main')
  await page.goBack()
  await expectAddress(page, '/book/princeton')
  await page.goBack()
  await expectAddress(page, '/contact')
})

test("After 'Skip to content' in a later step the wizard’s own Back leads to the step before", async ({ page }) => {
  await visit(page, '/contact')
  await visit(page, '/book/princeton')
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, 'Book Infrared Sauna')
  await skip(page)
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expectBookingPage(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
  await page.goBack()
  await expectAddress(page, '/contact')
})

test("'Skip to content' pressed twice is one step of the history", async ({ page }) => {
  await visit(page, '/book/princeton')
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, 'Book Infrared Sauna')
  await skip(page)
  await skip(page)
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expectBookingPage(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
})

test('A page reached by a link within it stays where it is when a dialog opens and closes', async ({ page }) => {
  await visit(page, '/contact')
  await visit(page, clinicPage)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectAddress(page, `${clinicPage}#main`)
  const opener = card(page, /^Cryotherapy .*\$/)
  await opener.focus()
  await opener.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 120))
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(200)
  await opener.press('Enter')
  await expectDialog(page, 'Cryotherapy')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  expect(await place()).toBe(before)
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
  await expectAddress(page, `${clinicPage}#main`)
  await expect(opener).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  expect(await place()).toBe(before)
  await page.goBack()
  await expectAddress(page, clinicPage)
  await page.goBack()
  await expectAddress(page, '/contact')
})
