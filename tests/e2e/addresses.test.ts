import { expect, type Browser, type Page } from '@playwright/test'
import { followLink } from '../drivers/chromium.ts'
import { redirects } from './redirects.ts'
import {
  choose,
  expectAddress,
  expectBookingPage,
  expectDialog,
  expectNoDialog,
  still,
  test,
  untilAlive,
  visit,
} from '../walks/support.ts'
import {
  calendar,
  clinicPage,
  expectPageBehind,
  expectStep,
  location,
  service,
  type Step,
  walk,
  walkTo,
} from '../walks/wizard.ts'

test.use(still)

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

test('A booking page keeps the campaign that its link names, step by step and back', async ({ page }) => {
  const campaign = 'utm_source=mail&utm_content=7'
  await visit(page, `/book/princeton?${campaign}`)
  await expectBookingPage(page, service.title)
  await expectAddress(page, `/book/princeton?${campaign}`)
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, calendar.title)
  await expectAddress(page, `${calendar.address}?${campaign}`)
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expectBookingPage(page, service.title)
  await expectAddress(page, `/book/princeton?${campaign}`)
  await page.goForward()
  await expectBookingPage(page, calendar.title)
  await page.reload()
  await untilAlive(page)
  await expectBookingPage(page, calendar.title)
  await expectAddress(page, `${calendar.address}?${campaign}`)
})

test('The wizard that an advertisement opens keeps its campaign', async ({ page }) => {
  await visit(page, '/book?step=location&service=infrared-sauna&utm_source=mail')
  await expectDialog(page, location.title)
  await expectAddress(page, '/book?step=location&service=infrared-sauna&utm_source=mail')
  await choose(page, /^Princeton/)
  await expectDialog(page, calendar.title)
  await expectAddress(page, `${calendar.address}?utm_source=mail`)
})

for (const start of [`${calendar.address}?utm_source=mail&utm_term=a%26b`, '/?utm_source=mail&utm_term=a%26b']) {
  test(`The calendar gets the campaign of a visit that begins at ${start}`, async ({ page }) => {
    await visit(page, start)
    if (start.startsWith('/?')) {
      await followLink(page, clinicPage)
      await expectPageBehind(page)
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await choose(page, /^Infrared Sauna/)
    }
    const frame = page.getByTitle('Calendar: Infrared Sauna in Princeton')
    await expect(frame).toHaveAttribute('src', /service=infrared-sauna&utm_source=mail&utm_term=a%26b$/)
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
  })
}

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

test('A step that is reloaded begins at its top, and Back returns to the place of the page behind it', async ({
  page,
}) => {
  await visit(page, clinicPage)
  const link = page.getByRole('link', { name: 'Book Your Appointment Today' })
  await link.scrollIntoViewIfNeeded()
  const place = await scrollPlace(page)
  expect(place).toBeGreaterThan(100)
  await link.click()
  await expectStep(page, service)
  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1, name: service.title })).toBeInViewport()
  expect(await scrollPlace(page)).toBe(0)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(() => scrollPlace(page)).toBe(place)
})

test('Trailing slashes, upper case, index.html and moved paths are redirected for good', async ({ request }) => {
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers()['location'], from).toBe(to)
    expect((await request.get(from)).status(), from).toBe(200)
  }
})

/** Expects the step by itself: the location step in front of the home page, the others as pages. */
async function expectStandingAlone(page: Page, step: Step): Promise<void> {
  await (step === location ? expectDialog(page, step.title) : expectBookingPage(page, step.title))
}

async function expectShared(browser: Browser, url: string, step: Step): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await untilAlive(page)
  await expectStandingAlone(page, step)
  await expectAddress(page, step.address)
  await context.close()
}

function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
