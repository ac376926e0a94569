import { expect, type Locator, type Page } from '@playwright/test'
import { demonstration } from '../../content/providers.ts'
import { fieldId, fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import { deliverRecords, inquiriesUnderTest } from '../drivers/chromium.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { holdSubmissions } from './submission.ts'

export const franchise = '/franchise'
export const success = 'Inquiry Submitted Successfully!'

/** Opens the franchise page and waits for its form. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(franchise)
  await expect(submit(page)).toBeVisible()
}

export function field(page: Page, name: keyof typeof goodInquiry): Locator {
  return page.locator(`#${fieldId(name)}`)
}

export function submit(page: Page): Locator {
  return page.getByRole('button', { name: /^(Submit Inquiry|Submitting\.\.\.|Try again)$/ })
}

export async function fillIn(page: Page, inquiry = goodInquiry): Promise<void> {
  for (const name of fieldNames) {
    const isSelect = await field(page, name).evaluate((element) => element.matches('select'))
    await (isSelect ? field(page, name).selectOption(inquiry[name]) : field(page, name).fill(inquiry[name]))
  }
}

/** The values of the fields, in their order. */
export async function readIn(page: Page): Promise<string[]> {
  const values: string[] = []
  for (const name of fieldNames) values.push(await field(page, name).inputValue())
  return values
}

/** The toast as it is seen: what its button stands in. */
export function toast(page: Page): Locator {
  return page.getByRole('button', { name: `Close: ${success}` }).locator('..')
}

/** Gives the page an address to post inquiries to, and holds each inquiry until it is answered with a status. */
export async function holdInquiries(page: Page) {
  await deliverRecords(page, franchise, {
    settings: { ...demonstration, leadsUrl: null, franchiseUrl: inquiriesUnderTest },
  })
  return holdSubmissions(page, inquiriesUnderTest)
}

/** Submits the form and answers it with this status; with null it is left waiting. */
export async function answered(page: Page, status: number | null): Promise<void> {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toHaveText('Submitting...')
  if (status === null) return
  await inquiries.answer(status)
  await expect(submit(page)).toHaveText(/^(Submit Inquiry|Try again)$/)
}
