import { expect, type Page } from '@playwright/test'
import { demonstration } from '../../content/providers.ts'
import type { AnswerRule } from '../../content/types.ts'
import { deliverRecords } from '../drivers/chromium.ts'
import { fillIn, franchise, openForm, submit, toast } from '../walks/franchise.ts'
import { keptRecords, notice } from '../walks/kept-leads.ts'
import { still, test } from '../walks/support.ts'

test.use(still)

/** Fills in and submits the inquiry form of a site that posts inquiries to this address. */
async function submitTo(page: Page, franchiseUrl: string, franchiseAnswers: AnswerRule): Promise<void> {
  await deliverRecords(page, franchise, { settings: { ...demonstration, franchiseUrl, franchiseAnswers } })
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Inquiry saved on this device')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
  expect(await keptRecords(page)).toMatchObject([{ kind: 'inquiry', isRefused: false }])
}

for (const answers of ['echo', 'any'] as const) {
  for (const address of ['/franchise', '/', '/content/nothing.json']) {
    test(`An inquiry posted to ${address} of the site itself is not received, where ${answers} counts: it is kept`, async ({
      page,
    }) => {
      await submitTo(page, address, answers)
      await expectKept(page)
    })
  }
}

test('An answer of 200 without the id is no receipt for our own receiver, and is one for a foreign service', async ({
  page,
}) => {
  await page.route('**/hook', (route) => route.fulfill({ json: { status: 'success' } }))
  await submitTo(page, '/hook', 'echo')
  await expectKept(page)
  await submitTo(page, '/hook', 'any')
  await expect(toast(page)).toBeVisible()
})

test('A page that a redirect leads to is no receipt', async ({ page }) => {
  await submitTo(page, '/contact/', 'any')
  await expectKept(page)
})

test('A conflict that a foreign service reports is no receipt', async ({ page }) => {
  await page.route('**/hook', (route) => route.fulfill({ status: 409 }))
  await submitTo(page, '/hook', 'any')
  await expectKept(page)
})
