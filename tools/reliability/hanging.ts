import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { leadButton } from '../../tests/walks/lead.ts'
import { choose, expectAddress } from '../../tests/walks/support.ts'
import { service } from '../../tests/walks/wizard.ts'
import { footerLink, hang, open } from './bring-about.ts'
import { requests } from './kept.ts'
import { timeRequests } from './say-when.ts'
import { sees, type CellsOf } from './row.ts'

/** Presses a control whose part hangs, and lets the visitor's patience of 8 s pass. */
async function pressAndWait(page: Page, path: string, chunk: string, opener: Locator): Promise<void> {
  await page.clock.install()
  await hang(page, chunk)
  await open(page, path)
  await opener.click()
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(8000)
}

export const hanging: CellsOf<'a part of the site that hangs'> = {
  'a request on its way': requests.hanging,
  'the script of the page': {
    sees: 'the whole page, and links that lead on to the calendar',
    async test({ page }) {
      await hang(page, 'entry-client')
      await page.goto('/locations/princeton', { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click({ noWaitAfter: true })
      await page
        .getByRole('list', { name: 'Services' })
        .getByRole('link', { name: /^Infrared/ })
        .click({ noWaitAfter: true })
      return sees(page.getByTitle('Calendar: Infrared Sauna in Princeton'))
    },
  },
  'a page': {
    sees: 'the page that was asked for, loaded by itself after 8 s',
    async test({ page }) {
      await page.clock.install()
      await hang(page, '_location')
      await open(page, '/contact')
      await footerLink(page, 'Princeton').click()
      await expectAddress(page, '/locations/princeton')
      await page.clock.runFor(8000)
      return sees(
        page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' }),
        page.getByRole('main').getByRole('link', { name: /Call/ }),
      )
    },
  },
  'the booking wizard': {
    sees: 'the pressed link marked as busy, and after 8 s the same step as a page',
    async test({ page }) {
      const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
      await pressAndWait(page, '/locations/princeton', 'BookingDialog', opener)
      return sees(page.getByRole('heading', { level: 1, name: 'Services in Princeton' }))
    },
  },
  'the calendar step': {
    sees: 'that it is loading, and after 8 s a sentence with the clinic’s phone number',
    async test({ page }) {
      await page.clock.install()
      await hang(page, 'CalendarStep')
      await open(page, service.address)
      await choose(page, /^Infrared Sauna/)
      await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
      await page.clock.runFor(8000)
      const sentence = page.getByRole('alert').filter({ hasText: '“Book Infrared Sauna” cannot be shown right now.' })
      return sees(sentence.getByRole('link', { name: princeton.phone.display }))
    },
  },
  'a service’s detail': {
    sees: 'the pressed card marked as busy, and after 8 s the service’s page',
    async test({ page }) {
      const opener = page.getByRole('main').getByRole('link', { name: /^Infrared Sauna/ })
      await pressAndWait(page, '/locations/princeton', 'ServiceDialog', opener)
      return sees(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' }))
    },
  },
  'the callback form': {
    sees: 'the pressed button marked as busy, and after 8 s the page with our phone numbers',
    async test({ page }) {
      await pressAndWait(page, '/', 'LeadDialog', leadButton(page))
      await expectAddress(page, '/contact')
      return sees(page.getByRole('main').getByRole('link', { name: brand.phone.display }))
    },
  },
  'the franchise form': {
    sees: 'after 8 s a sentence with the phone number, and Try again',
    async test({ page }) {
      await page.clock.install()
      await hang(page, 'FranchiseForm')
      await open(page, '/franchise')
      await page.clock.runFor(8000)
      const sentence = page.getByRole('alert').filter({ hasText: '“The inquiry form” cannot be shown right now.' })
      return sees(sentence.getByRole('link'), page.getByRole('button', { name: 'Try again' }))
    },
  },
  'the request for a time': timeRequests.hanging,
  'the exam': {
    sees: 'after 8 s ‘Not available!’ with the phone number',
    async test({ page }) {
      const opener = page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' })
      await pressAndWait(page, '/exam-invite', 'ExamDialog', opener)
      return sees(page.getByText('Not available! Call').getByRole('link', { name: brand.phone.display }))
    },
  },
}
