import { expect } from '@playwright/test'
import { closeSaved, holdLead, keptRecords, notice, receiveLeads, submitLead } from '../walks/kept-leads.ts'
import { sites } from '../support/sites.ts'
import { still, test } from '../walks/support.ts'

test.use({ ...still, baseURL: sites.configured.url })

for (const status of [401, 403, 404, 405]) {
  test(`A lead that its address answers with ${status} is kept and tried again after an hour; the visitor is asked to call`, async ({
    page,
    context,
  }) => {
    const leads = await receiveLeads(context, status)
    await submitLead(page)
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', /^tel:/)
    await closeSaved(page)
    await expect(notice(page)).toContainText('the fault is ours, so please call')
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
    const [kept] = await keptRecords(page)
    expect(kept).toMatchObject({ isRefused: false, isMisdirected: true, tries: 1 })
    leads.answerWith(200)
    await notice(page).getByRole('button', { name: 'Try now' }).click()
    await expect(notice(page).getByRole('heading')).toHaveText('The request has reached us')
    expect(leads.ids()).toHaveLength(1)
  })
}

test('A lead that nobody takes waits an hour, no less', async ({ page, context }) => {
  const leads = await receiveLeads(context, 404)
  await holdLead(page)
  await page.clock.runFor(59 * 60_000)
  expect(leads.posted).toHaveLength(1)
  await page.clock.runFor(2 * 60_000)
  await expect.poll(() => leads.posted).toHaveLength(2)
})
