import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { princeton } from '../../content/locations/princeton.ts'
import type { Outcome, thirdParties } from '../support/providers/answers.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { choices, choosePlans, table } from './weight-loss.ts'

/** A third party's screen and what is shown there. */
export interface PartyScreen {
  open: (page: Page) => Promise<void>
  frames: (page: Page) => Locator
  expectReady: (page: Page) => Promise<void>
  /** The message when it does not work, by its behavior. */
  says: (outcome: Outcome) => string
  /** The texts of the links under 'Other ways to go on'. */
  otherWays: readonly string[]
  /** The names of its frames. */
  names: readonly string[]
}

const slow = 'This is taking longer than usual.'
const notAvailable = 'Not available! The consultation cannot start here at the moment.'

export const screens: Readonly<Record<keyof typeof thirdParties, PartyScreen>> = {
  calendar: {
    open: (page) => arrive(page, '/book/princeton/infrared-sauna'),
    frames: (page) => page.getByTitle('Calendar: Infrared Sauna in Princeton'),
    expectReady: async (page) => {
      await expect(page.locator('iframe')).toHaveAttribute('src', `${providerOrigin}/calendar/princeton/infrared-sauna`)
      await expect(page.locator('iframe')).toHaveAttribute('height', '912')
    },
    says: () => slow,
    otherWays: ['Open the calendar in a new tab', princeton.phone.display],
    names: ['Calendar: Infrared Sauna in Princeton'],
  },
  scheduler: {
    open: async (page) => {
      await arrive(page, '/online-consult')
      await page.getByRole('heading', { name: 'Book Your Consultation' }).scrollIntoViewIfNeeded()
    },
    frames: (page) => page.getByTitle('Book Your Consultation'),
    expectReady: (page) => expect(page.getByTitle('Book Your Consultation')).toHaveAttribute('height', '812'),
    says: () => slow,
    otherWays: ['Open the scheduler in a new tab', brand.phone.display, brand.email],
    names: ['Book Your Consultation'],
  },
  pricing: {
    open: async (page) => {
      await arrive(page, '/order-online')
      await choosePlans(page, 'yes')
    },
    frames: (page) => page.getByTitle(/^Pricing table: /),
    expectReady: (page) => expectTables(page, 'yes'),
    says: (outcome) => (outcome === 'refuses framing' ? slow : 'is not available right now.'),
    otherWays: [brand.phone.display],
    names: choices.yes.plans.map((plan) => `Pricing table: ${plan}`),
  },
  exam: {
    open: async (page) => {
      await arrive(page, '/exam-invite')
      await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
    },
    frames: (page) => page.getByTitle('Consultation', { exact: true }),
    expectReady: (page) =>
      expect(page.frameLocator('iframe').getByRole('heading', { name: 'Telehealth disclosure' })).toBeVisible(),
    says: () => notAvailable,
    otherWays: [brand.phone.display],
    names: ['Consultation'],
  },
}

const tableIds = { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] }

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('nav[data-phase]').waitFor()
}

/** Expects both tables of the configured provider, with nothing shown in their place. */
export async function expectTables(page: Page, answer: keyof typeof tableIds): Promise<void> {
  for (const [index, plan] of choices[answer].plans.entries()) {
    const said = `${tableIds[answer][index]} for pk_test_1`
    await expect(table(page, plan).contentFrame().getByText(said)).toBeVisible()
    await expect(page.getByRole('heading', { name: plan, exact: true })).toHaveCount(0)
  }
}
