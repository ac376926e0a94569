import { expect } from '@playwright/test'
import { expectThanks } from '../walks/lead.ts'
import { submitLead } from '../walks/kept-leads.ts'
import { still, test } from '../walks/support.ts'

test.use(still)

test('Where no address is configured nothing is kept, and nothing of the outbox is fetched', async ({ page }) => {
  await submitLead(page)
  await expectThanks(page)
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.filter((name) => /outbox|sender|KeptNotice/.test(name))).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})
