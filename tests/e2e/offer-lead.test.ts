import { expect } from '@playwright/test'
import { leadsUnderTest } from '../drivers/chromium.ts'
import {
  leadButton,
  offers,
  expectThanks,
  field,
  fillIn,
  holdLeads,
  openLead,
  readIn,
  sampler,
  sent,
  submit,
  typed,
} from '../walks/lead.ts'
import { anyStamp } from '../walks/submission.ts'
import {
  closeDialog,
  expectAddress,
  expectDialog,
  expectNoDialog,
  still,
  test,
  untilAlive,
  visit,
} from '../walks/support.ts'

test.use(still)

test('A double click on submit sends the lead once', async ({ page }) => {
  const leads = await holdLeads(page)
  await openLead(page)
  await fillIn(page, typed)
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await leads.answer(200)
  await expectThanks(page)
  expect(leads.posted()).toEqual([{ ...sent, offer: sampler }])
})

test('A lead sent again has the id that it had, and a new one once it was changed', async ({ page }) => {
  const leads = await holdLeads(page)
  await openLead(page)
  await fillIn(page, typed)
  await submit(page).click()
  await leads.answer(422)
  await page.getByRole('button', { name: 'Try again' }).click()
  await leads.answer(422)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Change my details' }).click()
  await fillIn(page, { Phone: '609 555 0199' })
  await submit(page).click()
  await leads.answer(200)
  const [first = [], second, third = []] = leads.ids()
  expect(first[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(first[1]).toBe(first[0])
  expect(second).toEqual(first)
  expect(third[0]).not.toBe(first[0])
  expect(third[1]).toBe(third[0])
})

test('On its way a lead cannot be closed or sent again', async ({ page }) => {
  const leads = await holdLeads(page)
  await openLead(page)
  await fillIn(page, typed)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await field(page, 'Phone').press('Enter')
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await leads.answer(200)
  await expectThanks(page)
  expect(leads.posted()).toHaveLength(1)
})

test('What was typed survives closing, reopening and reload, until it is delivered', async ({ page }) => {
  const leads = await holdLeads(page)
  await openLead(page)
  await fillIn(page, { 'First name': 'Jordan', Email: 'jordan@' })
  const kept = { ...typed, 'Last name': '', Email: 'jordan@', Phone: '' }
  await closeDialog(page)
  await expectNoDialog(page)
  await leadButton(page, 'Ageless Sampler').click()
  await expectDialog(page, 'Ageless Sampler')
  expect(await readIn(page)).toEqual(kept)
  await page.reload()
  await untilAlive(page)
  await leadButton(page).click()
  expect(await readIn(page)).toEqual(kept)
  await fillIn(page, typed)
  await submit(page).click()
  await leads.answer(422)
  await page.getByRole('button', { name: 'Change my details' }).click()
  expect(await readIn(page)).toEqual(typed)
  await submit(page).click()
  await leads.answer(200)
  await expectThanks(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expectNoDialog(page)
  await leadButton(page).click()
  expect(Object.values(await readIn(page))).toEqual(['', '', '', ''])
})

test('What was typed is there again where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openLead(page)
  await fillIn(page, { 'First name': 'Jordan' })
  await closeDialog(page)
  await expectNoDialog(page)
  await leadButton(page).click()
  await expect(field(page, 'First name')).toHaveValue('Jordan')
})

const badInputs: Record<string, Record<string, string>> = {
  'a script tag': { 'First name': '<script>alert(1)</script><img src=x onerror=alert(1)>' },
  'right-to-left marks': { 'Last name': '\u202Eneroj\u202C\u200F' },
  emoji: { 'First name': '🧊🔥👩‍🚀' },
  'one Chinese letter': { 'Last name': '李' },
  'blanks around': { 'First name': '  Jordan  ', Phone: ' 609 555 0100 ' },
}

for (const [name, input] of Object.entries(badInputs)) {
  test(`Names and numbers with ${name} are taken as plain text`, async ({ page }) => {
    await openLead(page)
    await fillIn(page, { ...typed, ...input })
    await submit(page).click()
    await expectThanks(page)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
}

test('What is refused says what to do, has the focus, and is still there', async ({ page }) => {
  const megabyte = 'x'.repeat(1024 * 1024)
  await openLead(page)
  for (const [label, text, message] of [
    ['First name', megabyte, 'Use at most 200 characters.'],
    ['Last name', '   ', 'Enter your last name.'],
    ['Email', 'jordan@example', 'Enter an email address in full, like jordan@example.com.'],
    ['Email', megabyte, 'Use at most 200 characters.'],
    ['Phone', '555-0100', 'Enter a phone number with area code: at least 10 digits.'],
  ] as const) {
    await fillIn(page, { ...typed, [label]: text })
    await submit(page).click()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(message)
    expect((await field(page, label).inputValue()) === text, `${label} is still there`).toBe(true)
  }
  await fillIn(page, typed)
  await submit(page).click()
  await expectThanks(page)
})

test('Without an address the lead is logged locally, and nothing typed leaves the page', async ({ page }) => {
  const logged: unknown[][] = []
  page.on('console', async (message) => {
    logged.push([message.type(), ...(await Promise.all(message.args().map((part) => part.jsonValue())))])
  })
  await openLead(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await fillIn(page, typed)
  await submit(page).click()
  await expectThanks(page)
  await expect(page.getByText('We call you back within 24 hours.')).toBeVisible()
  await expect.poll(() => logged).toEqual([['info', 'Lead', { ...sent, offer: sampler, ...anyStamp('/') }]])
  expect(requests).toEqual([])
  await expectAddress(page, offers)
})

test('A lead about weight loss goes on to the order page', async ({ page }) => {
  await visit(page, offers)
  await leadButton(page, 'Medical Weight Loss').click()
  await expectDialog(page, 'Medical Weight Loss')
  await fillIn(page, typed)
  await submit(page).click()
  await expectNoDialog(page)
  await expectAddress(page, '/order-online')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveAccessibleName((await page.locator('h1').textContent()) ?? '')
})

test('The dialog goes with its page where the browser leaves both', async ({ page }) => {
  await visit(page, '/locations/westfield')
  await page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' }).click()
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await page.evaluate(() => window.history.go(-2))
  await expectNoDialog(page)
  await expectAddress(page, '/locations/westfield')
})

test('Back while a lead is on its way leaves the dialog and then the page, and the lead still arrives', async ({
  page,
}) => {
  const leads = await holdLeads(page)
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await visit(page, offers)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' }).click()
  await leadButton(page, 'Medical Weight Loss').click()
  await expectDialog(page, 'Medical Weight Loss')
  await fillIn(page, typed)
  await submit(page).click()
  await expect.poll(() => leads.posted()).toHaveLength(1)
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, offers)
  await page.goBack()
  await expectAddress(page, '/locations/westfield')
  expect(failed).toEqual([])
  const response = page.waitForResponse(`**${leadsUnderTest}`)
  await leads.answer(200)
  expect((await response).status()).toBe(200)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Princeton' }).click()
  await expectAddress(page, '/locations/princeton')
  await page.goBack()
  await expectAddress(page, '/locations/westfield')
})

test('A letter of any script may stand in an e-mail address', async ({ page }) => {
  await openLead(page)
  await fillIn(page, { ...typed, Email: 'jürgen@münchen.de' })
  await submit(page).click()
  await expectThanks(page)
})

test('The second press of a double click on the form, landing on Done, leaves the thanks', async ({ page }) => {
  await openLead(page)
  await fillIn(page, typed)
  await submit(page).click()
  await expectThanks(page)
  await page.getByRole('button', { name: 'Done' }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expectThanks(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expectNoDialog(page)
})
