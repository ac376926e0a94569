import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { foldersOf } from '../../scripts/support/build.ts'
import { freePort } from '../../scripts/support/nginx.ts'
import { serve } from '../../scripts/support/serve.ts'
import { assault, type VisitorTab } from '../hostile/vendor/assault.ts'
import { attempts } from '../hostile/vendor/attempts.ts'
import { putTogether } from '../hostile/vendor/together.ts'
import { hostileVendor } from '../hostile/vendor/vendor.ts'
import { record } from '../hostile/record.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { fillIn, leadButton, submit } from '../walks/lead.ts'
import { sites } from '../support/sites.ts'
import { policed as test, still } from '../walks/support.ts'
import { choosePlans } from '../walks/weight-loss.ts'

const parts = ['pricing', 'exam'] as const
const configured = { ...still, permissions: ['local-network-access'], isExpectingRefusals: true }

test.use(configured)
test.setTimeout(240_000)

for (const part of parts) {
  test(`The script of ${part}, turned hostile, gets none of ${attempts.length} things from its own origin, and ${part} works`, async ({
    page,
  }) => {
    const vendor = await answerAsVendor(page)
    const { got, broken } = await assault(visitorTab(page, sites.configured.url), vendor, part, { isOpen: false })
    record(`vendor-${part}`, {
      title: `attempts of a hostile vendor’s script on the page around ${part}, in Chromium`,
      tried: attempts.length,
      faults: { 'came to something': got.length, 'kept the part from working': broken.length },
    })
    expect({ got, broken }).toEqual({ got: [], broken: [] })
  })
}

test.describe('On the site’s own origin', () => {
  for (const part of parts)
    test(`the script of ${part} gets all that browsers do not prevent`, async ({ page }) => {
      const site = await serveTogether()
      const vendor = await answerAsVendor(page)
      const { got } = await assault(visitorTab(page, site.url), vendor, part, { isOpen: true })
      await page.close()
      await site.close()
      expect(got).toEqual(attempts.filter(({ isPrevented }) => !isPrevented).map(({ name }) => name))
    })
})

/** Serves the configured site with its vendors' documents on the site's own origin. */
async function serveTogether() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  mkdirSync('test-results', { recursive: true })
  const { dist, server } = putTogether(foldersOf(sites.configured.folder), url)
  const http = await serve(port, dist, server)
  return {
    url,
    close: async () => {
      await http.stop()
      rmSync(dirname(dist), { recursive: true, force: true })
    },
  }
}

async function answerAsVendor(page: Page) {
  const vendor = hostileVendor()
  await page.context().route(`${providerOrigin}/**`, (route) => route.fulfill(vendor.answer(route.request().url())))
  return vendor
}

function visitorTab(page: Page, site: string): VisitorTab {
  return {
    prepare: async (script) => void (await page.addInitScript(script)),
    open: async (path) => {
      await page.goto(site + path)
      const isAlive = page.locator('nav[data-phase]').waitFor({ timeout: 30_000 })
      const isAway = page.waitForURL((url) => url.origin !== site, { timeout: 30_000 })
      await Promise.race([isAlive, isAway]).catch(() => undefined)
    },
    look: (expression) => page.evaluate(expression),
    leaveLead: async (email) => {
      await leadButton(page).click()
      await fillIn(page, { 'First name': 'Jordan', 'Last name': 'Reyes', Email: email, Phone: '(609) 555-0100' })
      await submit(page).click()
    },
    answerQuestion: () => choosePlans(page, 'yes'),
    startExam: () => page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click(),
    clickInPart: () =>
      page
        .locator('iframe')
        .first()
        .click({ position: { x: 40, y: 40 }, timeout: 5000 })
        .catch(() => undefined),
    type: (text) => page.keyboard.type(text),
    until: async (what, holds) =>
      expect(async () => expect(await holds(), what).toBe(true)).toPass({ timeout: 30_000, intervals: [50] }),
    closeOthers: async () => {
      for (const other of page.context().pages()) if (other !== page) await other.close()
    },
  }
}
