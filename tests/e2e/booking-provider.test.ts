import { expect, type Page, type Route } from '@playwright/test'
import { princeton } from '../../content/locations/princeton.ts'
import { policed, still, test } from '../walks/support.ts'

test.use(still)

const patience = 8000

const html =
  (body: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ contentType: 'text/html', body, headers })

/** The ways in which a booking provider may fail to answer. */
const silences: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'says nothing': html('<!doctype html><title>Silent</title>'),
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Broken' }),
  'is blocked': (route) => route.abort('blockedbyclient'),
  'refuses framing': html('<!doctype html><title>No</title>', { 'x-frame-options': 'DENY' }),
  'throws at load': html('<!doctype html><script>throw new Error("broken")</script>'),
  hangs: () => new Promise(() => undefined),
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: /Loading|longer|not available/ })
const alternatives = (page: Page) => page.getByRole('group', { name: 'Other ways to go on' })

/** Opens the calendar's page and stops its clock once its machine runs. */
async function openCalendar(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/book/princeton/infrared-sauna', { waitUntil: 'commit' })
  await page.locator('[data-status="loading"]').waitFor()
  await page.clock.pauseAt(60_000)
}

/** The guard against uncaught errors also gets those of frames, and this provider throws one. */
const testOf = (what: string) => (what === 'throws at load' ? policed : test)

for (const [what, answer] of Object.entries(silences)) {
  testOf(what)(
    `A calendar that ${what} keeps its frame and gets other ways to go on; trying again loads it`,
    async ({ page }) => {
      let isSilent = true
      let met = 0
      await page.route('**/embed/booking-calendar.html*', (route) => {
        met += 1
        return isSilent ? answer(route) : route.continue()
      })
      await openCalendar(page)
      await expect.poll(() => met).toBe(1)
      await page.clock.runFor(patience)
      await expect(status(page)).toHaveText('This is taking longer than usual.')
      await expect(alternatives(page).getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible()
      await expect(alternatives(page).getByRole('link', { name: princeton.phone.display })).toBeVisible()
      await expect(page.getByTitle('Calendar: Infrared Sauna in Princeton')).toBeVisible()
      isSilent = false
      await alternatives(page).getByRole('button', { name: 'Try again' }).click()
      await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
      await expect(alternatives(page)).toHaveCount(0)
    },
  )
}
