import { expect, type Page } from '@playwright/test'
import {
  card,
  choose,
  closeDialog,
  dialogBack,
  expectAddress,
  expectBookingPage,
  expectDialog,
  expectNoDialog,
  holdScripts,
  still,
  test,
  untilAlive,
  untilDrawn,
  visit,
} from '../walks/support.ts'
import { calendar, clinicPage, expectPageBehind, expectStep, location, service, walkTo } from '../walks/wizard.ts'

test.use(still)

test("The browser's Back and Forward walk the steps, and out of the wizard and in again", async ({ page }) => {
  await walkTo(page, 2)
  await page.goBack()
  await expectStep(page, service)
  await page.goForward()
  await expectStep(page, calendar)
  await page.goBack()
  await page.goBack()
  await expectStep(page, location)
  await page.goForward()
  await expectStep(page, service)
  await page.goBack()
  await page.goBack()
  await expectPageBehind(page)
  await page.goForward()
  await expectStep(page, location)
  await page.goForward()
  await expectStep(page, service)
  await page.goForward()
  await expectStep(page, calendar)
  for (const step of [service, location]) {
    await page.goBack()
    await expectStep(page, step)
  }
  await page.goBack()
  await expectPageBehind(page)
})

test('The title names the step, and is the page’s own again once the wizard is closed', async ({ page }) => {
  await visit(page, clinicPage)
  const own = await page.title()
  await walkTo(page, 2)
  await expect(page).toHaveTitle(/^Book Infrared Sauna · /)
  await page.goBack()
  await expect(page).toHaveTitle(/^Services in Princeton · /)
  await closeDialog(page)
  await expect(page).toHaveTitle(own)
})

test('Back into a booking page’s walk shows the step that the address names', async ({ page }) => {
  await visit(page, '/book/princeton')
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, 'Book Infrared Sauna')
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectStep(page, location)
  await page.goBack()
  await page.goBack()
  await expectAddress(page, '/book/princeton/infrared-sauna')
  await expectBookingPage(page, 'Book Infrared Sauna')
  await page.goBack()
  await expectBookingPage(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
})

test('Back at the step where the wizard opened closes it', async ({ page }) => {
  await visit(page, clinicPage)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectStep(page, service)
  await page.goBack()
  await expectPageBehind(page)
  await card(page, /^Infrared Sauna/).click()
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectStep(page, calendar)
  await page.goBack()
  await expectPageBehind(page)
})

test('Forward opens a closed wizard again, step by step', async ({ page }) => {
  await walkTo(page, 2)
  await closeDialog(page)
  await expectPageBehind(page)
  for (const step of [location, service, calendar]) {
    await page.goForward()
    await expectStep(page, step)
  }
  await page.keyboard.press('Escape')
  await expectPageBehind(page)
  await page.goForward()
  await expectStep(page, location)
})

test('A jump over several entries lands on the right step', async ({ page }) => {
  await walkTo(page, 2)
  await page.evaluate(() => window.history.go(-2))
  await expectStep(page, location)
  await page.evaluate(() => window.history.go(-1))
  await expectPageBehind(page)
  await page.evaluate(() => window.history.go(3))
  await expectStep(page, calendar)
  await page.goBack()
  await expectStep(page, service)
  await page.goBack()
  await expectStep(page, location)
  await page.goForward()
  await expectStep(page, service)
  await page.evaluate(() => window.history.go(-2))
  await expectPageBehind(page)
})

test("The dialog's own Back undoes a choice, and the browser's Back still closes at the opening step", async ({
  page,
}) => {
  await visit(page, clinicPage)
  await card(page, /^Infrared Sauna/).click()
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectStep(page, calendar)
  await dialogBack(page)
  await expectStep(page, service)
  await dialogBack(page)
  await expectStep(page, location)
  await page.goBack()
  await expectPageBehind(page)
})

test("After the dialog's own Back along a walk, the browser's Back does not repeat it", async ({ page }) => {
  await walkTo(page, 2)
  await dialogBack(page)
  await expectStep(page, service)
  await dialogBack(page)
  await expectStep(page, location)
  await choose(page, /^Westfield/)
  await expectDialog(page, 'Services in Westfield')
  await expectAddress(page, '/book/westfield')
  await page.goBack()
  await expectStep(page, location)
  await page.goBack()
  await expectPageBehind(page)
})

test('A service known before its clinic stays known through Back and Forward', async ({ page }) => {
  await visit(page, '/book?step=location&service=full-body-cryo')
  await expectDialog(page, 'Select Location')
  await expectAddress(page, '/book?step=location&service=full-body-cryo')
  await choose(page, /^Princeton/)
  await expectDialog(page, 'Book Full Body Cryo')
  await expectAddress(page, '/book/princeton/full-body-cryo')
  await page.goBack()
  await expectDialog(page, 'Select Location')
  await expectAddress(page, '/book?step=location&service=full-body-cryo')
  await page.goForward()
  await expectDialog(page, 'Book Full Body Cryo')
  await closeDialog(page)
  await expectNoDialog(page)
  await expectAddress(page, '/book')
})

test('The page behind keeps its scroll place, however the wizard is left', async ({ page }) => {
  await visit(page, clinicPage)
  const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
  await opener.scrollIntoViewIfNeeded()
  const place = await scrollPlace(page)
  expect(place).toBeGreaterThan(100)
  for (const leave of [() => closeDialog(page), () => page.keyboard.press('Escape'), () => goBackTwice(page)]) {
    await opener.click()
    await expectStep(page, service)
    expect(await scrollPlace(page)).toBe(place)
    await choose(page, /^Infrared Sauna/)
    await expectStep(page, calendar)
    expect(await scrollPlace(page)).toBe(place)
    await leave()
    await expectPageBehind(page)
    expect(await scrollPlace(page)).toBe(place)
  }
})

test('A page shows its old place on Back, and its top when it is followed', async ({ page }) => {
  await visit(page, clinicPage)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const place = await scrollPlace(page)
  expect(place).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Westfield' })).toBeVisible()
  await expect.poll(() => scrollPlace(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
  await expect.poll(() => scrollPlace(page)).toBe(place)
})

test('A link to the page that is already there leads to its top', async ({ page }) => {
  await visit(page, '/locations')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.getByRole('banner').getByRole('link', { name: 'Find a Location' }).click()
  await expect.poll(() => scrollPlace(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('A visitor who scrolled before the page is alive stays there, and a reload returns there', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(clinicPage, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 2, name: 'Services in Princeton' }).waitFor()
  await untilDrawn(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await scripts.release()
  await untilAlive(page)
  expect(await scrollPlace(page)).toBe(900)
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => scrollPlace(page)).toBe(900)
})

test('The wizard opens over a place on the page and Back returns to it', async ({ page }) => {
  await visit(page, `${clinicPage}#services`)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectStep(page, service)
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, `${clinicPage}#services`)
})

async function goBackTwice(page: Page): Promise<void> {
  await page.goBack()
  await expectStep(page, service)
  await page.goBack()
}

function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
