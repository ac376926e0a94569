import { expect, type Locator, type Page } from '@playwright/test'
import { answerAs, thirdParties } from '../support/providers/answers.ts'
import { calendar } from './wizard.ts'

export const title = 'Ask for a time: Infrared Sauna in Princeton'

/** What a visitor types, by label, and what is then sent. */
export const typed = { Name: "Jordan O'Brien", Phone: '+1 609 555 0100' }
export const sent = {
  request: 'time',
  clinic: 'princeton',
  service: 'infrared-sauna',
  offer: title,
  name: "Jordan O'Brien",
  phone: '+1 609 555 0100',
}

/** The button below a calendar. */
export function trigger(page: Page): Locator {
  return page.getByRole('button', { name: 'No time works? Say when' })
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

export function wish(page: Page, label: string): Locator {
  return page.getByRole('checkbox', { name: label, exact: true })
}

export function submit(page: Page): Locator {
  return page.getByRole('button', { name: 'Ask for a time', exact: true })
}

export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

/** Opens the request on the calendar's page of the configured site. */
export async function openRequest(page: Page): Promise<void> {
  await answerAs(page, thirdParties.calendar, 'is ready')
  await page.goto(calendar.address)
  await trigger(page).click()
  await expect(page.getByText(title, { exact: true })).toBeFocused()
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page.locator('hgroup', { hasText: /^Thank you, Jordan O'Brien$/ })).toBeFocused()
}
