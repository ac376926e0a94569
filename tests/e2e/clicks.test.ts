import { expect, type Page } from '@playwright/test'
import { card, choose, expectAddress, expectDialog, expectNoDialog, test, visit } from '../walks/support.ts'

test('Ctrl and click on a booking link opens its page in a new tab and leaves this one', async ({ page, context }) => {
  await visit(page, '/locations/princeton')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
  await expectAddress(tab, '/book/princeton')
  await expectAddress(page, '/locations/princeton')
  await expectNoDialog(page)
})

test('Ctrl and click on a card and on a step open their pages in a new tab', async ({ page, context }) => {
  await visit(page, '/locations/princeton')
  const openingCard = context.waitForEvent('page')
  await card(page, /^Infrared Sauna/).click({ modifiers: ['ControlOrMeta'] })
  await expectAddress(await openingCard, '/services/infrared')
  await expectNoDialog(page)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  const openingStep = context.waitForEvent('page')
  await page
    .getByRole('list', { name: 'Services' })
    .getByRole('link', { name: /^Slim Pod/ })
    .click({ modifiers: ['ControlOrMeta'] })
  await expectAddress(await openingStep, '/book/princeton/slim-pod')
  await expectAddress(page, '/book/princeton')
  await expect(page.getByRole('dialog', { name: 'Services in Princeton' })).toBeVisible()
})

test('A press on Close while the wizard takes the place of a detail closes the wizard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: 0 })
  await page.goto('/locations/princeton')
  await page.locator('nav[data-phase]').waitFor()
  await page.clock.pauseAt(60_000)
  await card(page, /^Infrared Sauna/).click()
  await page.clock.runFor(1000)
  await page.getByRole('dialog', { name: 'Infrared Sauna' }).waitFor()
  await page.getByRole('link', { name: 'Book This Service' }).click()
  const wizard = page.getByRole('dialog', { name: 'Book Infrared Sauna' })
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await wizard.count()).toBe(1)
  }).toPass()
  const box = await wizard.getByRole('button', { name: 'Close' }).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22)
  await page.clock.runFor(1000)
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')
})

test('An impatient visitor who double-clicks a booking link gets one wizard', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).dblclick()
  await expectDialog(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')
})

test('The second press of a double click, landing on a service, leaves the focus on the heading', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Slim Pod/ })
    .hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expectDialog(page, 'Services in Princeton')
})

test('A double click on a clinic picks the clinic and no service', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Select Location')
  const clinics = page.getByRole('dialog').getByRole('list', { name: 'Clinics' })
  await clinics.getByRole('link', { name: /^Princeton/ }).dblclick({ delay: 60 })
  await expect(page.getByRole('dialog', { name: 'Services in Princeton' })).toBeVisible()
  await expectAddress(page, '/book/princeton')
})

test('A list that cannot be fetched says so, and comes with the next try', async ({ page }) => {
  await page.route('**/content/*/booking/princeton.json', (route) => route.abort())
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/content/*/booking/princeton.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Services' })).toBeVisible()
  await expectDialog(page, 'Services in Princeton')
})

/** Keeps the answers at an address back until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('A wizard that arrives late does not open over another page', async ({ page }) => {
  const release = await hold(page, '**/assets/BookingDialog-*.js')
  await page.goto('/locations/princeton')
  await page
    .getByText(/^(Open now|Closed)/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Westfield' })).toBeVisible()
  release()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Westfield')
  await expectAddress(page, '/book/westfield')
})

test('A page that arrives behind the wizard leaves it the focus and the title', async ({ page }) => {
  const release = await hold(page, '**/content/*/locations/princeton.json')
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Princeton' }).click()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Select Location')
  release()
  await expect(page.locator('h1')).toHaveText('Cryotherapy in Princeton')
  await expectDialog(page, 'Select Location')
  await expect(page).toHaveTitle('Select Location · Kelvin')
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')
  await expect(page).toHaveTitle(/^Princeton: /)
  await expect(page.getByRole('main')).toBeFocused()
})

test('A link in the wizard to another page shows that page, and Back leads to the step again', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  await page.getByRole('dialog').getByRole('link', { name: 'All prices' }).click()
  await expectNoDialog(page)
  await expectAddress(page, '/price-list')
  await expect(page.getByRole('main')).toBeFocused()
  const heading = await page.locator('h1').textContent()
  await expect(page.getByRole('main')).toHaveAccessibleName(heading ?? '')
  await expect(page).not.toHaveTitle(/Services in Princeton/)
  await page.goBack()
  await expectDialog(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')
})

test('After a way back into the wizard, the next one closes on its own page', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Find a Location' }).click()
  await expectAddress(page, '/locations')
  const book = page.getByRole('banner').getByRole('link', { name: 'Book' })
  await book.click()
  await choose(page, /^Princeton/)
  await page.getByRole('dialog').getByRole('link', { name: 'All prices' }).click()
  await expectAddress(page, '/price-list')
  await page.goBack()
  await expectDialog(page, 'Services in Princeton')
  await page.keyboard.press('Escape')
  await expectAddress(page, '/locations')
  await book.click()
  await expectDialog(page, 'Select Location')
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
  await expectAddress(page, '/locations')
})

test('Book on a booking page at its clinics leads to their top', async ({ page }) => {
  await visit(page, '/book/princeton')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAddress(page, '/book?step=location')
  const entries = await page.evaluate(() => window.history.length)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expect.poll(() => page.evaluate(() => [window.scrollY, window.history.length])).toEqual([0, entries])
  await expectAddress(page, '/book?step=location')
})

test('A link in the wizard to the page behind it shows that page', async ({ page }) => {
  await visit(page, '/price-list')
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await choose(page, /^Princeton/)
  await expectDialog(page, 'Services in Princeton')
  await page.getByRole('dialog').getByRole('link', { name: 'All prices' }).click()
  await expectNoDialog(page)
  await expectAddress(page, '/price-list')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/^Price list/)
  await page.goBack()
  await expectDialog(page, 'Services in Princeton')
})

test('Book leads to the list of clinics where the wizard cannot be had', async ({ page }) => {
  await page.route('**/assets/BookingDialog-*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('nav[data-phase]').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Red Bank' }).first()).toBeVisible()
  await expectAddress(page, '/locations')
})

test('A page that does not arrive behind the wizard is not loaded in its place', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.route('**/content/*/locations/princeton.json', () => undefined)
  await page.goto('/')
  await page.locator('nav[data-phase]').waitFor()
  await page.clock.pauseAt(60_000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Princeton' }).click()
  await page.clock.runFor(1000)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: 'Select Location' })).toBeVisible()
  const documents: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && documents.push(frame.url()))
  await page.clock.runFor(10_000)
  await expect(page.getByRole('dialog', { name: 'Select Location' })).toBeVisible()
  await expectAddress(page, '/book?step=location')
  expect(documents).toEqual([])
})
