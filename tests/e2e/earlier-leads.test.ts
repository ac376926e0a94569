import { expect } from '@playwright/test'
import {
  holdLead,
  keep,
  keptLead,
  keptRecords,
  notice,
  receiveLeads,
  saveLead,
  visitKeepingNothing,
} from '../walks/kept-leads.ts'
import { sampler, sent, typed } from '../walks/lead.ts'
import { sites } from '../support/sites.ts'
import { still, test } from '../walks/support.ts'

test.use({ ...still, baseURL: sites.configured.url })

test('Of a request of an earlier visit no more is shown than that it is kept: it can be sent or deleted', async ({
  page,
  context,
}) => {
  const leads = await receiveLeads(context, 503)
  await saveLead(page)
  await expect(notice(page).getByRole('button', { name: 'Copy what I wrote' })).toBeVisible()
  const later = await context.newPage()
  await later.clock.setFixedTime(new Date())
  await page.close()
  await later.goto('/contact')
  await expect(notice(later)).toContainText('An earlier request is saved on this device and not with us yet.')
  expect(await notice(later).getByRole('button').allInnerTexts()).toEqual(['Try now', 'Delete without sending'])
  const shown = await later.locator('body').innerText()
  for (const text of Object.values(typed)) expect(shown).not.toContain(text)
  leads.answerWith(200)
  await notice(later).getByRole('button', { name: 'Try now' }).click()
  await expect(notice(later).getByRole('heading')).toHaveText('The request has reached us')
})

test('A request made in this tab can no longer be copied once the tab has lain idle for 15 minutes', async ({
  page,
  context,
}) => {
  await receiveLeads(context, 503)
  await holdLead(page)
  const copy = notice(page).getByRole('button', { name: 'Copy what I wrote' })
  await page.clock.runFor(14 * 60_000)
  await expect(copy).toBeVisible()
  await page.clock.runFor(2 * 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await expect(copy).toHaveCount(0)
  await expect(notice(page)).toContainText('An earlier request is saved on this device')
})

test('Before a request is deleted for its age the visitor is told', async ({ page, context }) => {
  await receiveLeads(context, 503)
  await visitKeepingNothing(page)
  await keep(page, { old: keptLead('old', 13) })
  await page.reload()
  await expect(notice(page)).toContainText('no request is kept on this device for more than 14 days')
})

test('In a browser that empties storage after a week the visitor is told after five days', async ({
  page,
  context,
}) => {
  await receiveLeads(context, 503)
  await page.addInitScript(() => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }))
  await visitKeepingNothing(page)
  await keep(page, { old: keptLead('old', 4) })
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toContainText('soon be')
  await keep(page, { older: keptLead('older', 6) })
  await page.reload()
  await expect(notice(page)).toContainText('this browser deletes what sites keep after 7 days')
})

for (const daysAgo of [15, 60]) {
  test(`A request ${daysAgo} days old is tried once more when it is first seen, and then deleted`, async ({
    page,
    context,
  }) => {
    const leads = await receiveLeads(context, 503)
    await visitKeepingNothing(page)
    await keep(page, { one: keptLead('one', daysAgo), two: keptLead('two', daysAgo, { isRefused: true }) })
    await page.reload()
    await expect.poll(() => leads.ids()).toEqual(['one', 'two'])
    await expect.poll(() => keptRecords(page)).toEqual([])
    await expect(notice(page)).toHaveCount(0)
    expect(leads.posted).toHaveLength(2)
  })
}

test('A request whose last try is received is reported as received', async ({ page, context }) => {
  await receiveLeads(context, 200)
  await visitKeepingNothing(page)
  await keep(page, { old: keptLead('old', 60) })
  await page.reload()
  await expect(notice(page).getByRole('heading')).toHaveText('The request has reached us')
})

test('What was kept before records had a number is delivered, even where 404 had turned it down', async ({
  page,
  context,
}) => {
  const leads = await receiveLeads(context, 200)
  await visitKeepingNothing(page)
  const first = { kind: 'lead', storedAt: Date.now() - 1000, tries: 1, due: 0, notBefore: 0, warnedAt: null }
  const body = (id: string) => JSON.stringify({ ...sent, offer: sampler, id, page: '/' })
  await keep(page, {
    one: { ...first, id: 'one', body: body('one'), isRefused: false },
    two: { ...first, id: 'two', body: body('two'), isRefused: true },
  })
  await page.reload()
  await expect.poll(() => leads.ids()).toEqual(['one', 'two'])
  expect(leads.posted.map(({ body: posted }) => posted['id'])).toEqual(['one', 'two'])
  await expect.poll(() => keptRecords(page)).toEqual([])
})
