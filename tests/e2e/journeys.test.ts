import { expect } from '@playwright/test'
import { bookingServiceIds } from '../../content/booking-lists.ts'
import { montclair } from '../../content/locations/montclair.ts'
import {
  card,
  choose,
  closeDialog,
  dialogBack,
  expectAddress,
  expectDialog,
  expectLiveFrame,
  expectNoDialog,
  test,
  visit,
} from '../walks/support.ts'
import { expectEveryClinic } from '../walks/wizard.ts'

test('A visitor reads about a service, books it, goes all the way back, and starts afresh', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await card(page, /^Infrared Sauna/).click()
  await expectDialog(page, 'Infrared Sauna')
  const detail = page.getByRole('dialog', { name: 'Infrared Sauna' })
  for (const part of ['About', 'Key Benefits', 'Session Details', 'What to Expect'])
    await expect(detail.getByRole('heading', { level: 3, name: part })).toBeVisible()
  await expect(detail.getByText(/\$40\b/)).toBeVisible()
  await expect(detail.getByText('30-45 minutes')).toBeVisible()

  await detail.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Book Infrared Sauna')
  const title = 'Calendar: Infrared Sauna in Princeton'
  const frame = page.getByRole('dialog').getByTitle(title)
  await expect(frame).toBeVisible()
  await expect(frame).toHaveAttribute('src', /location=princeton/)
  await expect(frame).toHaveAttribute('src', /service=infrared-sauna/)
  await expectLiveFrame(page, title)
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600)

  await dialogBack(page)
  await expectDialog(page, 'Services in Princeton')
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Services' }).getByRole('link')).toHaveCount(
    bookingServiceIds.length,
  )
  await expect(page.getByRole('dialog').getByRole('note')).toHaveCount(0)
  await dialogBack(page)
  await expectDialog(page, 'Select Location')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await closeDialog(page)
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')

  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Services in Princeton')
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Your choices' })).toHaveText(
    /Clinic Princeton.*Service Choose below.*Time Next/,
  )
  await closeDialog(page)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
})

test("'Book Your Appointment Today' opens the services of the page's clinic", async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
})

test('Marlboro books from the list called Englishtown', async ({ page }) => {
  await visit(page, '/locations/marlboro')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Englishtown')
  await expectAddress(page, '/book/englishtown')
  await closeDialog(page)
  await card(page, /^Cryotherapy/).click()
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Book Full Body Cryo')
  await expect(page.getByTitle('Calendar: Full Body Cryo in Englishtown')).toBeVisible()
})

test('Montclair books by phone, and the other clinics can be picked', async ({ page }) => {
  await visit(page, '/locations/montclair')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Select Location')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('note')).toContainText('Montclair books by phone')
  await expect(dialog.getByRole('note').getByRole('link')).toHaveAttribute('href', `tel:${montclair.phone.e164}`)
  await expect(dialog.getByRole('list', { name: 'Clinics' }).getByRole('link', { name: /^Montclair/ })).toHaveCount(0)
  await choose(page, /^Westfield/)
  await expectDialog(page, 'Services in Westfield')
  await expect(dialog.getByRole('note')).toHaveCount(0)
})

test('A service of a Montclair card is kept while another clinic is picked', async ({ page }) => {
  await visit(page, '/locations/montclair')
  await card(page, /^Compression Therapy/).click()
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Select Location')
  await expect(page.getByRole('dialog').getByRole('note')).toContainText('Montclair books by phone')
  await choose(page, /^Red Bank/)
  await expectDialog(page, 'Book Compression Therapy')
})

test("Cincinnati's weight-loss card leads to the exam page, elsewhere it opens its detail", async ({ page }) => {
  await visit(page, '/locations/cincinnati')
  await card(page, /^Semaglutide/).click()
  await expectAddress(page, '/exam-invite')
  await expectNoDialog(page)
  await visit(page, '/locations/princeton')
  await card(page, /^Semaglutide/).click()
  await expectDialog(page, 'Semaglutide')
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Book GLP-1 Therapy')
})

test('A service without a calendar leads to the list, with a notice', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await card(page, /^Vitamin Shots/).click()
  await expectDialog(page, 'Vitamin Shots')
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Services in Princeton')
  await expect(page.getByRole('dialog').getByRole('note')).toContainText('Choose another service')
  await expect(page.getByRole('dialog').getByRole('note').getByRole('link')).toHaveAttribute('href', /^tel:/)
  await choose(page, /^Infrared Sauna/)
  await expectDialog(page, 'Book Infrared Sauna')
})

test('‘Book’ in the header and in the thumb bar counts the page: a clinic’s list, a service’s clinics', async ({
  page,
}) => {
  const header = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })
  const thumb = page.locator('[data-thumb-bar] a').first()
  for (const [path, href] of [
    ['/locations/princeton', '/book/princeton'],
    ['/locations/marlboro', '/book/englishtown'],
    ['/services/cryotherapy', '/book/any/full-body-cryo'],
  ] as const) {
    await visit(page, path)
    await expect(header).toHaveAttribute('href', href)
    await expect(thumb).toHaveAttribute('href', href)
  }
  await header.click()
  await expectDialog(page, 'Select Location')
  await choose(page, /^Princeton/)
  await expectDialog(page, 'Book Full Body Cryo')
  await closeDialog(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(header).toHaveAttribute('href', '/book?step=location#locations')
})

test("The header's 'Book' opens the clinics on the home page", async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Select Location')
  await expectEveryClinic(page)
  await choose(page, /^Cincinnati/)
  await expectDialog(page, 'Services in Cincinnati')
})

test('A service known before its clinic leads straight to the calendar', async ({ page }) => {
  await visit(page, '/book?step=location&service=full-body-cryo')
  await expectDialog(page, 'Select Location')
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Your choices' })).toContainText('Full Body Cryo')
  await choose(page, /^Princeton/)
  await expectDialog(page, 'Book Full Body Cryo')
  await dialogBack(page)
  await expectDialog(page, 'Services in Princeton')
  await dialogBack(page)
  await expectDialog(page, 'Select Location')
})

test('The dialog closes by its button, by Esc and by a click outside, and the focus returns', async ({ page }) => {
  await visit(page, '/locations/princeton')
  const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
  const ways = [() => closeDialog(page), () => page.keyboard.press('Escape'), () => page.mouse.click(8, 300)]
  for (const close of ways) {
    await opener.click()
    await expectDialog(page, 'Services in Princeton')
    await close()
    await expectNoDialog(page)
    await expect(opener).toBeFocused()
    await expectAddress(page, '/locations/princeton')
  }
})

test('A detail closes by its button, by Esc and by a click outside, and the focus returns to its card', async ({
  page,
}) => {
  await visit(page, '/locations/princeton')
  const opener = card(page, /^ChillSlim/)
  const ways = [() => closeDialog(page), () => page.keyboard.press('Escape'), () => page.mouse.click(8, 300)]
  for (const close of ways) {
    await opener.click()
    await expectDialog(page, 'ChillSlim')
    await close()
    await expectNoDialog(page)
    await expect(opener).toBeFocused()
  }
})

test('A page that is left takes its detail along', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Westfield' })).toBeVisible()
  await card(page, /^Infrared Sauna/).click()
  await expectDialog(page, 'Infrared Sauna')
  await page.evaluate(() => window.history.go(-2))
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
  await expectNoDialog(page)
})

test('From card to detail to booking, the focus comes back to the card', async ({ page }) => {
  await visit(page, '/locations/princeton')
  const opener = card(page, /^Infrared Sauna/)
  await opener.click()
  await expectDialog(page, 'Infrared Sauna')
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Book Infrared Sauna')
  await closeDialog(page)
  await expectNoDialog(page)
  await expect(opener).toBeFocused()
})

test('The focus stays in the wizard, however often Tab is pressed', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press(key)
      expect(await isInside(), `after ${press + 1} x ${key}`).toBe(true)
    }
  }
})
