import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { sites } from '../support/sites.ts'
import { receiveLeads } from '../walks/kept-leads.ts'
import { expectThanks, sent, submit, typed } from '../walks/lead.ts'
import { still, test, visit } from '../walks/support.ts'

test.use({ ...still, baseURL: sites.configured.url })

const band = (page: Page) => page.locator('#inquiry')
const field = (page: Page, label: string) => band(page).getByRole('textbox', { name: label, exact: true })

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

test('A request left on the contact page reaches the staff, and the form is ready for another', async ({
  page,
  context,
}) => {
  const leads = await receiveLeads(context, 200)
  await visit(page, '/contact')
  await expect(field(page, 'First name')).not.toBeFocused()
  await fillIn(page)
  await submit(page).click()
  await expectThanks(page)
  await expect(page.locator('hgroup', { hasText: /^Thank you, / })).toBeFocused()
  expect(leads.posted.map(({ body }) => body)).toMatchObject([{ ...sent, offer: 'A question' }])
  await band(page).getByRole('button', { name: 'Done' }).click()
  await expect(band(page).getByText('A question', { exact: true })).toBeFocused()
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
})

test('One that is turned down can be changed and sent again', async ({ page, context }) => {
  const leads = await receiveLeads(context, 422)
  await visit(page, '/contact')
  await fillIn(page)
  await submit(page).click()
  await expect(band(page).getByRole('alert')).toContainText('We could not confirm your request.')
  await band(page).getByRole('button', { name: 'Change my details' }).click()
  await expect(field(page, 'First name')).toHaveValue(typed['First name'])
  leads.answerWith(200)
  await submit(page).click()
  await expectThanks(page)
})

test('What was typed is still there after a reload', async ({ page }) => {
  await visit(page, '/contact')
  await fillIn(page)
  await page.reload()
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are phone and e-mail instead of a form', async ({ page }) => {
    await page.goto('/contact')
    await expect(band(page).getByRole('link', { name: brand.phone.display })).toBeVisible()
    await expect(band(page).getByRole('link', { name: 'hello@example.com' })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
  })
})
