import { expect, type Locator, type Page } from '@playwright/test'
import { demonstration } from '../../content/providers.ts'
import { deliverRecords, leadsUnderTest } from '../drivers/chromium.ts'
import { holdSubmissions } from './submission.ts'
import { expectDialog, visit } from './support.ts'

export const offers = '/'
export const sampler = 'Superhuman Sampler'

/** What a visitor types, by label, and what is then sent. */
export const typed = {
  'First name': 'Jordan',
  'Last name': "O'Brien",
  Email: 'jordan@example.com',
  Phone: '+1 609 555 0100',
}
export const sent = {
  firstName: 'Jordan',
  lastName: "O'Brien",
  email: 'jordan@example.com',
  phone: '+1 609 555 0100',
}

/** The button of an offer on the home page. */
export function leadButton(page: Page, title = sampler): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.locator('li, div').filter({ has: heading }).last().getByRole('link')
}

/** Opens the lead dialog on the home page. */
export async function openLead(page: Page): Promise<void> {
  await visit(page, offers)
  await leadButton(page).click()
  await expectDialog(page, sampler)
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
}

export function submit(page: Page): Locator {
  return page.getByRole('button', { name: 'Request a Callback' })
}

export async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

/** The values of the four fields, by label. */
export async function readIn(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const label of Object.keys(typed)) texts[label] = await field(page, label).inputValue()
  return texts
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Thank you, / })).toBeVisible()
}

/** Gives the home page an address to post leads to, and holds each lead until it is answered with a status. */
export async function holdLeads(page: Page) {
  await deliverRecords(page, offers, { settings: { ...demonstration, leadsUrl: leadsUnderTest, franchiseUrl: null } })
  return holdSubmissions(page, leadsUnderTest)
}
