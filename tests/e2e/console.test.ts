import { expect, type Page, type Request } from '@playwright/test'
import { bookingListSlugs, bookingServiceIds } from '../../content/booking-lists.ts'
import { expectAddress, expectDialog, isLocal, prerenderedPaths, test, untilAlive, visit } from '../walks/support.ts'

/** The failure of a request whose page is left before the answer. */
const leftBehind = 'net::ERR_ABORTED'

for (const list of bookingListSlugs) {
  test(`The booking pages of ${list} start without a message`, async ({ page }) => {
    const paths = prerenderedPaths().filter((path) => `${path}/`.startsWith(`/book/${list}/`))
    expect(paths).toHaveLength(1 + bookingServiceIds.length)
    await expectSilence(page, paths)
  })
}

test('All other pages start without a message', async ({ page }) => {
  const paths = prerenderedPaths().filter(
    (path) => !bookingListSlugs.some((list) => `${path}/`.startsWith(`/book/${list}/`)),
  )
  expect(paths.length).toBeGreaterThan(20)
  await expectSilence(page, paths)
})

test('A walk through the wizard is silent too', async ({ page }) => {
  const noise = listenTo(page)
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  await page
    .getByRole('list', { name: 'Services' })
    .getByRole('link', { name: /^Slim Pod/ })
    .click()
  await expectDialog(page, 'Book Slim Pod')
  await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
  await page.goBack()
  await page.keyboard.press('Escape')
  await expectAddress(page, '/locations/princeton')
  expect(noise).toEqual([])
})

async function expectSilence(page: Page, paths: readonly string[]): Promise<void> {
  const noise = listenTo(page)
  const open = openRequests(page)
  for (const path of paths) {
    await page.goto(path)
    await untilAlive(page)
    await expect.poll(() => open.size).toBe(0)
    expect(noise, path).toEqual([])
  }
}

/** Collects, from now on, the console messages and requests that a page should not make. */
function listenTo(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== leftBehind) noise.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    if (!isLocal(request.url())) noise.push(`left this machine: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
  })
  return noise
}

function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}
