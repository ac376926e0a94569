import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { consultation } from '../../content/consultation.ts'
import { brand } from '../../content/brand.ts'
import type { Consultation } from '../../content/types.ts'
import { deliverRecords } from '../drivers/chromium.ts'

export const consultPath = '/online-consult'
export const schedulerTitle = 'Book Your Consultation'

/** Opens the page of a site in which this scheduler is configured. */
export async function visitConfigured(page: Page, differing: Partial<Consultation>, address = consultPath) {
  const record: Consultation = {
    ...consultation,
    schedulerUrl: '/embed/scheduler.html',
    isDemonstration: false,
    meetingUrl: '/embed/meeting.html',
    phone: brand.phone,
    email: brand.email,
    ...differing,
  }
  await deliverRecords(page, address, { consultation: record })
  await page.goto(address)
  await page.locator('nav[data-phase]').waitFor()
}

export function schedulerFrame(page: Page): Locator {
  return page.getByTitle(schedulerTitle)
}

/** Scrolls to the scheduler's section, which loads the scheduler. */
export async function showScheduler(page: Page): Promise<void> {
  await page.getByRole('heading', { name: schedulerTitle }).scrollIntoViewIfNeeded()
  await expect(schedulerFrame(page)).toHaveCount(1)
}

/** The scheduler's document. */
export async function schedulerDocument(page: Page): Promise<Frame> {
  const frame = await (await schedulerFrame(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('the scheduler has no document')
  return frame
}

export function alternatives(page: Page): Locator {
  return page.getByRole('group', { name: 'Other ways to go on' })
}

/** Expects the scheduler to work: its frame is there and ready, with no message beside it. */
export async function expectWorking(page: Page): Promise<void> {
  await expect(schedulerFrame(page)).toBeVisible()
  await expect(page.getByText(/^Loading(:| the) |taking longer than usual|not available right now/)).toHaveCount(0)
  await expect(alternatives(page)).toHaveCount(0)
}

/** Expects the frame to be there still, with this message and other ways to go on beside it. */
export async function expectOtherWays(page: Page, says: string, address: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
  await expect(schedulerFrame(page)).toBeVisible()
  const links = alternatives(page).getByRole('link')
  await expect(links).toHaveText(['Open the scheduler in a new tab', brand.phone.display, brand.email])
  await expect(links.first()).toHaveAttribute('href', address)
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!', exact: true })).toBeVisible()
  await expect(page.locator('hgroup', { hasText: /^Payment Successful!$/ })).toBeFocused()
  await expect(page).toHaveTitle(/^Payment Successful! · /)
}

export async function expectUnpaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Online Consultation' })).toBeVisible()
  await expect(page.getByText('Payment Successful!')).toHaveCount(0)
}
