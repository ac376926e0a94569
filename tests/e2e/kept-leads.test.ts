import { expect, type Page } from '@playwright/test'
import {
  holdLead,
  keep,
  keptLead,
  keptRecords,
  notice,
  receiveLeads,
  saveLead,
  submitLead,
  visitKeepingNothing,
} from '../walks/kept-leads.ts'
import { expectThanks, fillIn, leadButton, sampler, sent, submit, typed } from '../walks/lead.ts'
import { sites } from '../support/sites.ts'
import { expectAddress, expectDialog, still, test, untilAlive, visit } from '../walks/support.ts'

test.use({ ...still, baseURL: sites.configured.url })

test('A lead that nobody answers is saved, and is sent once the connection is back, under its id', async ({
  page,
  context,
}) => {
  const leads = await receiveLeads(context, 'gone')
  await saveLead(page)
  await expect(notice(page).getByRole('heading')).toHaveText('Saved on this device, not sent yet')
  expect(await keptRecords(page)).toHaveLength(1)
  leads.answerWith(200)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(notice(page).getByRole('heading')).toHaveText('The request has reached us')
  expect(leads.ids()).toHaveLength(1)
  expect(leads.posted.at(-1)?.body).toMatchObject({ ...sent, offer: sampler, id: leads.ids()[0] })
  expect(leads.posted.at(-1)?.body).toEqual(leads.posted[0]?.body)
  expect(await keptRecords(page)).toEqual([])
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [beside, others] of [
  ['', {}],
  [', beside one that was turned down before', { earlier: keptLead('earlier', 1, { isRefused: true }) }],
] as const)
  test(`The thanks for a lead that was saved change once it has reached us${beside}`, async ({ page, context }) => {
    const leads = await receiveLeads(context, 'gone')
    await visit(page, '/')
    await keep(page, others)
    await submitLead(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('not with us yet')
    leads.answerWith(200)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(dialog).toContainText('We call you back within 24 hours')
    await expect(dialog).not.toContainText('not with us yet')
  })

test('A lead that waits survives a reload, and is sent by itself', async ({ page, context }) => {
  const leads = await receiveLeads(context, 503)
  await saveLead(page)
  await page.reload()
  await expect(notice(page).getByRole('heading')).toHaveText('Saved on this device, not sent yet')
  leads.answerWith(200)
  await expect(notice(page).getByRole('heading')).toHaveText('The request has reached us', { timeout: 30_000 })
  expect(leads.ids()).toHaveLength(1)
})

test('A lead whose tab is killed on the way is sent by the next tab, under its id', async ({ page, context }) => {
  const leads = await receiveLeads(context, 'hangs')
  await submitLead(page)
  await expect.poll(() => leads.posted).toHaveLength(1)
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  leads.answerWith(200)
  const next = await context.newPage()
  await visit(next, '/contact')
  await expect.poll(() => leads.posted).toHaveLength(2)
  expect(leads.ids()).toHaveLength(1)
  await expect.poll(() => keptRecords(next)).toEqual([])
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Of two tabs one sends, and both report it', async ({ page, context }) => {
  const leads = await receiveLeads(context, 503)
  const other = await context.newPage()
  await visit(other, '/contact')
  await saveLead(page)
  await expect(notice(other).getByRole('heading')).toHaveText('Saved on this device, not sent yet')
  leads.answerWith('hangs')
  const before = leads.posted.length
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => leads.posted.length).toBe(before + 1)
  await page.close()
  leads.answerWith(200)
  await expect(notice(other).getByRole('heading')).toHaveText('The request has reached us', { timeout: 40_000 })
  expect(leads.ids()).toHaveLength(1)
  expect(await keptRecords(other)).toEqual([])
})

test('What one tab has sent is reported as received in the other, too', async ({ page, context }) => {
  const leads = await receiveLeads(context, 'gone')
  const other = await context.newPage()
  await visit(other, '/contact')
  await saveLead(page)
  await expect(notice(other).getByRole('heading')).toHaveText('Saved on this device, not sent yet')
  leads.answerWith(200)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  for (const tab of [page, other])
    await expect(notice(tab).getByRole('heading')).toHaveText('The request has reached us', { timeout: 30_000 })
  expect(leads.ids()).toHaveLength(1)
})

test('A lead that was turned down is kept, to be called about, copied and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const leads = await receiveLeads(context, 422)
  await submitLead(page)
  await expect(page.getByRole('alert')).toContainText('We could not confirm your request.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice(page).getByRole('heading')).toHaveText('We could not take a request')
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
  await page.reload()
  await notice(page).getByRole('button', { name: 'Copy what I wrote' }).click()
  await expect(notice(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'First name: Jordan',
      "Last name: O'Brien",
      'Email: jordan@example.com',
      'Phone: +1 609 555 0100',
      `Offer: ${sampler}`,
    ].join('\n'),
  )
  await notice(page).getByRole('button', { name: 'Delete from this device' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await keptRecords(page)).toEqual([])
  expect(leads.posted).toHaveLength(1)
})

test('Where the browser does not let us copy, what was written is there to select', async ({ page, context }) => {
  await receiveLeads(context, 422)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await visitKeepingNothing(page)
  await keep(page, { old: keptLead('old') })
  await page.evaluate(() => sessionStorage.setItem('draft submissions', '["old"]'))
  await page.reload()
  await notice(page).getByRole('button', { name: 'Copy what I wrote' }).click()
  await expect(notice(page).getByRole('textbox', { name: 'What you wrote' })).toHaveValue(/^First name: Jordan\n/)
})

test('Where the disk is full a lead is kept in the smaller storage', async ({ page, context }) => {
  const leads = await receiveLeads(context, 503)
  await visit(page, '/')
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: sites.configured.url, quotaSize: 1 })
  await holdLead(page)
  expect(await keptRecords(page).catch(() => [])).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`outbox ${leads.ids()[0]}`])
  leads.answerWith(200)
  await notice(page).getByRole('button', { name: 'Try now' }).click()
  await page.clock.resume()
  await expect(notice(page).getByRole('heading')).toHaveText('The request has reached us')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

for (const [name, prepare] of Object.entries({ 'may store nothing': forbidStorage, 'has no outbox': loseOutbox })) {
  test(`A page that ${name} posts the lead itself, and promises nothing more`, async ({ page, context }) => {
    const leads = await receiveLeads(context, 503)
    await prepare(page)
    await submitLead(page)
    await expect(page.getByRole('alert')).toContainText('We could not confirm your request.')
    leads.answerWith(200)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectThanks(page)
    await expect(page.getByRole('note')).toHaveCount(0)
    expect(leads.posted).toHaveLength(2)
    expect(leads.ids()).toHaveLength(1)
  })
}

test('A lead submitted again after its page was left on the way has one id', async ({ page, context }) => {
  const leads = await receiveLeads(context, 'hangs')
  await visit(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' }).click()
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await fillIn(page, typed)
  await submit(page).click()
  await expect.poll(() => leads.posted).toHaveLength(1)
  await page.evaluate(() => window.history.go(-2))
  await expectAddress(page, '/contact')
  leads.answerWith(200)
  await page.reload()
  await untilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' }).click()
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await submit(page).click()
  await expectThanks(page)
  expect(leads.ids()).toHaveLength(1)
  expect(new Set(leads.posted.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('What the site keeps is deleted on the privacy page, requests included', async ({ page, context }) => {
  await receiveLeads(context, 503)
  await saveLead(page)
  await visit(page, '/hipaa')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Delete what this site keeps' }).click()
  await expect(page.getByText('Deleted. Nothing that you entered here is kept in this browser.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(await keptRecords(page)).toEqual([])
})

/** Forbids all storage that outlives the tab. Runs before the page. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
}

async function loseOutbox(page: Page): Promise<void> {
  await page.route('**/assets/outbox-*.js', (route) => route.abort())
}
