import { expect, type Page } from '@playwright/test'
import { followLink } from '../drivers/chromium.ts'
import { firstClinics } from '../../content/first-clinics.ts'
import { choose, expectAddress, expectDialog, expectNoDialog, visit } from './support.ts'

export interface Step {
  title: string
  address: string
}

export const clinicPage = '/locations/princeton'
export const location: Step = { title: 'Select Location', address: '/book?step=location' }
export const service: Step = { title: 'Services in Princeton', address: '/book/princeton' }
export const calendar: Step = { title: 'Book Infrared Sauna', address: '/book/princeton/infrared-sauna' }

/** The wizard's steps, and how a visitor of the clinic's page gets to each. */
export const walk = [
  { step: location, move: (page: Page) => followLink(page, location.address) },
  { step: service, move: (page: Page) => choose(page, /^Princeton/) },
  { step: calendar, move: (page: Page) => choose(page, /^Infrared Sauna/) },
]

/** Opens the wizard on the clinic's page and goes on to its first, second or third step. */
export async function walkTo(page: Page, last: number): Promise<void> {
  await visit(page, clinicPage)
  for (const { step, move } of walk.slice(0, last + 1)) {
    await move(page)
    await expectStep(page, step)
  }
}

export async function expectStep(page: Page, { title, address }: Step): Promise<void> {
  await expectDialog(page, title)
  await expectAddress(page, address)
}

/** Expects every clinic in the dialog's list. */
export async function expectEveryClinic(page: Page): Promise<void> {
  const list = page.getByRole('dialog').getByRole('list', { name: 'Clinics' })
  await expect(list.getByRole('list').getByRole('listitem')).toHaveCount(firstClinics.length)
}

export async function expectPageBehind(page: Page): Promise<void> {
  await expectNoDialog(page)
  await expectAddress(page, clinicPage)
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
}
