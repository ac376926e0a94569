import { expect, type Page } from '@playwright/test'
import { prerenderedPaths, still, test, untilAlive, visit } from '../walks/support.ts'

test.use(still)

/** The pages that load a third party: each calendar, and the consultation once its scheduler is in view. */
const screens = /^\/(book\/[^/]+\/[^/]+|online-consult)$/

/**
 * The addresses of parts that the page requests from now on: documents under /embed/ and everything on other origins.
 */
function requestedParts(page: Page): string[] {
  const parts: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isOwn =
      request.url().startsWith('data:') || origin === new URL(page.url()).origin || page.url() === 'about:blank'
    if (!isOwn || pathname.startsWith('/embed/')) parts.push(request.url())
  })
  return parts
}

test('No part is asked for on any route that is not its screen, arriving directly', async ({ page }) => {
  const parts = requestedParts(page)
  const routes = prerenderedPaths().filter((path) => !screens.test(path))
  expect(routes.length).toBeGreaterThanOrEqual(40)
  for (const path of routes) {
    await page.goto(path)
    await untilAlive(page)
    expect(parts, path).toEqual([])
  }
})

test('No part is asked for by clicking across, before its screen is opened', async ({ page }) => {
  const parts = requestedParts(page)
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const [name, heading] of [
    ['Order Online', 'Weight loss with a medical team, from home'],
    ['Franchise', 'Open a clinic of your own'],
    ['Telehealth', null],
    ['Princeton', 'Cryotherapy in Princeton'],
    ['Contact', 'Ask a person'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await footer.getByRole('link', { name: 'Princeton', exact: true }).click()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('dialog', { name: 'Services in Princeton' })).toBeVisible()
  expect(parts).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Infrared Sauna/ })
    .click()
  await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
  expect(parts.map((part) => new URL(part).pathname)).toContain('/embed/booking-calendar.html')
})
