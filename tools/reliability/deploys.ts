import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { field, leadButton } from '../../tests/walks/lead.ts'
import { choose, closeDialog, expectAddress, expectDialog, expectNoDialog } from '../../tests/walks/support.ts'
import { service } from '../../tests/walks/wizard.ts'
import { deployAfterFirstPage, deployNewShape, footerLink, open } from './bring-about.ts'
import { requests } from './kept.ts'
import { timeRequests } from './say-when.ts'
import { sees, type CellsOf, type Shown } from './row.ts'

/** Expects the dialog that was asked for, on a page that was reloaded once. */
async function seesDialog(page: Page, title: string, loads: () => number): Promise<Shown> {
  const shown = await sees(page.getByRole('dialog', { name: title, exact: true }))
  expect(loads()).toBe(2)
  return shown
}

export const deploys: CellsOf<'a part gone after a deploy'> = {
  'a request on its way': requests.gone,
  'a page': {
    sees: 'the page that was asked for, reloaded once',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, '_location')
      await open(page, '/contact')
      await footerLink(page, 'Princeton').click()
      const shown = await sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' }))
      expect(loads()).toBe(2)
      return shown
    },
  },
  'a form half filled in': {
    sees: 'the form with all that was typed, after the page was reloaded',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'ServiceDialog')
      await open(page, '/')
      await leadButton(page).click()
      await field(page, 'First name').fill('Jordan')
      await closeDialog(page)
      await expectNoDialog(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Infrared Sauna/ })
        .click()
      await expectDialog(page, 'Infrared Sauna')
      expect(loads()).toBe(2)
      await closeDialog(page)
      await expectNoDialog(page)
      await leadButton(page).click()
      await expect(field(page, 'First name')).toHaveValue('Jordan')
      return sees(field(page, 'First name'))
    },
  },
  'the booking wizard': {
    sees: 'the wizard at the step that was asked for; the page was reloaded once, and the press repeated',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'BookingDialog')
      await open(page, '/locations/princeton')
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      return seesDialog(page, 'Services in Princeton', loads)
    },
  },
  'the calendar step': {
    sees: 'the calendar that was asked for; the page was reloaded once',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'CalendarStep')
      await open(page, service.address)
      await choose(page, /^Infrared Sauna/)
      const shown = await sees(page.getByTitle('Calendar: Infrared Sauna in Princeton'))
      expect(loads()).toBe(2)
      return shown
    },
  },
  'a service’s detail': {
    sees: 'the detail that was asked for; the page was reloaded once, and the press repeated',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'ServiceDialog')
      await open(page, '/locations/princeton')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Infrared Sauna/ })
        .click()
      return seesDialog(page, 'Infrared Sauna', loads)
    },
  },
  'the callback form': {
    sees: 'the form that was asked for; the page was reloaded once, and the press repeated',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'LeadDialog')
      await open(page, '/')
      await leadButton(page).click()
      return seesDialog(page, 'Superhuman Sampler', loads)
    },
  },
  'the franchise form': {
    sees: 'the form; the page was reloaded once',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'FranchiseForm')
      await open(page, '/contact')
      await footerLink(page, 'Franchise').click()
      const shown = await sees(page.getByRole('button', { name: 'Submit Inquiry' }))
      expect(loads()).toBe(2)
      return shown
    },
  },
  'the request for a time': timeRequests.gone,
  'the exam': {
    sees: 'the exam; the page was reloaded once, and the press repeated',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'ExamDialog')
      await open(page, '/exam-invite')
      await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
      return seesDialog(page, 'Start Your Consultation', loads)
    },
  },
  'the header’s menus': {
    sees: 'menus that open at a press, and links that lead on; nothing is reloaded',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'site-menu-actor')
      await page.goto('/locations/princeton')
      await page
        .getByText(/^(Open now|Closed)/)
        .first()
        .waitFor()
      const banner = page.getByRole('banner')
      await banner.locator('summary:visible', { hasText: 'Locations' }).click()
      const shown = await sees(banner.getByRole('link', { name: 'Cincinnati' }))
      expect(loads()).toBe(1)
      return shown
    },
  },
  'the reviews': {
    sees: 'all reviews, as a list to scroll; nothing is reloaded',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'CarouselControls')
      await open(page, '/')
      const shown = await sees(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem'))
      expect(loads()).toBe(1)
      return shown
    },
  },
  'a page, as its records changed their shape': {
    sees: 'the page that was asked for, reloaded once; nothing of another shape is drawn',
    async test({ page }) {
      const { loads } = await deployNewShape(page)
      await open(page, '/contact')
      await footerLink(page, 'Princeton').click()
      const shown = await sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' }))
      expect(loads()).toBe(2)
      return shown
    },
  },
  'the booking wizard, as its records changed their shape': {
    sees: 'the clinic’s services; the page was reloaded once',
    async test({ page }) {
      const { loads } = await deployNewShape(page)
      await open(page, '/locations/princeton')
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await expect(page.getByRole('heading', { name: 'Services in Princeton' })).toBeVisible()
      const shown = await sees(page.getByRole('list', { name: 'Services' }).getByRole('link', { name: /^Infrared/ }))
      expect(loads()).toBe(2)
      return shown
    },
  },
  'a deploy that lacks it too': {
    sees: 'the page with our phone numbers; the first one was reloaded once and not again',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'LeadDialog', true)
      await open(page, '/')
      await leadButton(page).click()
      await expectAddress(page, '/contact')
      expect(loads()).toBe(2)
      return sees(page.getByRole('main').getByRole('link', { name: brand.phone.display }))
    },
  },
}
