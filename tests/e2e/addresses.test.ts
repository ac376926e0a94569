import { expect, type Browser, type Page } from '@playwright/test'
import {
  addressOf,
  card,
  choose,
  closeDialog,
  dialogBack,
  expectAddress,
  expectBookingPage,
  expectDialog,
  expectNoDialog,
  still,
  test,
  untilAlive,
  visit,
} from './support.ts'

test.use(still)

const clinicPage = '/locations/princeton'
const location = { title: 'Select Location', address: '/book?step=location' }
const service = { title: 'Services in Princeton', address: '/book/princeton' }
const calendar = { title: 'Book Infrared Sauna', address: '/book/princeton/infrared-sauna' }

type Step = typeof location

const walk = [
  { step: location, move: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book' }).click() },
  { step: service, move: (page: Page) => choose(page, /^Princeton/) },
  { step: calendar, move: (page: Page) => choose(page, /^Infrared Sauna/) },
]

for (const [index, { step }] of walk.entries()) {
  test(`'${step.title}' has an address that can be reloaded and shared`, async ({ page, browser }) => {
    await walkTo(page, index)
    await expectAddress(page, step.address)
    await expectShared(browser, page.url(), step)
    await page.reload()
    await untilAlive(page)
    await expectStandingAlone(page, step)
    await expectAddress(page, step.address)
  })
}

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

test('Back from a booking page that was reached by a link leaves it', async ({ page }) => {
  await visit(page, clinicPage)
  await visit(page, '/book/princeton')
  await page.goBack()
  await expectPageBehind(page)
})

test('A booking page is walked like the wizard, and Back leaves it at its first step', async ({ page }) => {
  await visit(page, clinicPage)
  await visit(page, '/book/princeton')
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, calendar.title)
  await expectAddress(page, calendar.address)
  await expect(page.locator(':focus')).toHaveText(calendar.title)
  await page.goBack()
  await expectBookingPage(page, service.title)
  await page.goForward()
  await expectBookingPage(page, calendar.title)
  await page.goBack()
  await expectBookingPage(page, service.title)
  await page.goBack()
  await expectPageBehind(page)
})

test('After a reload Back walks the earlier steps, then the page', async ({ page }) => {
  await walkTo(page, 2)
  await page.reload()
  await untilAlive(page)
  await expectStandingAlone(page, calendar)
  await page.goBack()
  await expectBookingPage(page, service.title)
  await expectAddress(page, service.address)
  await page.goBack()
  await expectDialog(page, location.title)
  await expectAddress(page, location.address)
  await page.goBack()
  await expectNoDialog(page)
})

test('After a reload of a wizard opened at the services Back walks to the page, and it opens again', async ({
  page,
}) => {
  await visit(page, clinicPage)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await choose(page, /^Infrared Sauna/)
  await expectStep(page, calendar)
  await page.reload()
  await untilAlive(page)
  await expectBookingPage(page, calendar.title)
  await page.goBack()
  await expectBookingPage(page, service.title)
  await page.goBack()
  await expectPageBehind(page)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectStep(page, service)
  await page.goBack()
  await expectPageBehind(page)
})

test('A page shows its old place on Back, and its top when it is followed', async ({ page }) => {
  await visit(page, clinicPage)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const place = await scrollPlace(page)
  expect(place).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Westfield' })).toBeVisible()
  await expect.poll(() => scrollPlace(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Princeton' })).toBeVisible()
  await expect.poll(() => scrollPlace(page)).toBe(place)
})

test('The wizard opens over a place on the page and Back returns to it', async ({ page }) => {
  await visit(page, `${clinicPage}#services`)
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectStep(page, service)
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, `${clinicPage}#services`)
})

test('Trailing slashes, upper case, index.html and moved paths are redirected for good', async ({ request }) => {
  const redirects = {
    '/book/princeton/': '/book/princeton',
    '/locations/princeton///': '/locations/princeton',
    '/Locations/PRINCETON': '/locations/princeton',
    '/index.html': '/',
    '/index': '/',
    '/locations/index.html': '/locations',
    '/locations/princeton.html': '/locations/princeton',
    '/book/princeton/infrared-sauna/index.html': '/book/princeton/infrared-sauna',
    '/book/marlboro': '/book/englishtown',
    '/book/marlboro/infrared-sauna': '/book/englishtown/infrared-sauna',
    '/book/Marlboro/': '/book/englishtown',
    '/book/?step=location&service=Full%20Body': '/book?step=location&service=Full%20Body',
  }
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers()['location'], from).toBe(to)
    expect((await request.get(from)).status(), from).toBe(200)
  }
})

/** Opens the wizard from the header of the clinic's page and walks to its first, second or third step. */
async function walkTo(page: Page, last: number): Promise<void> {
  await visit(page, clinicPage)
  for (const { step, move } of walk.slice(0, last + 1)) {
    await move(page)
    await expectStep(page, step)
  }
}

async function expectStep(page: Page, { title, address }: Step): Promise<void> {
  await expectDialog(page, title)
  await expectAddress(page, address)
}

async function expectPageBehind(page: Page): Promise<void> {
  await expectNoDialog(page)
  await expectAddress(page, clinicPage)
  await expect(page.getByRole('heading', { level: 1, name: 'Princeton' })).toBeVisible()
}

/** The location step stands in front of the home page, the others are pages. */
async function expectStandingAlone(page: Page, step: Step): Promise<void> {
  await (step === location ? expectDialog(page, step.title) : expectBookingPage(page, step.title))
}

async function expectShared(browser: Browser, url: string, step: Step): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await untilAlive(page)
  await expectStandingAlone(page, step)
  expect(addressOf(page)).toBe(step.address)
  await context.close()
}

async function goBackTwice(page: Page): Promise<void> {
  await page.goBack()
  await expectStep(page, service)
  await page.goBack()
}

function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
