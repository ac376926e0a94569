import { expect } from '@playwright/test'
import { expectThanks, fillIn, leadButton, submit, typed } from '../../tests/walks/lead.ts'
import * as franchise from '../../tests/walks/franchise.ts'
import { choose, closeDialog, dialogBack, expectNoDialog, holdScripts } from '../../tests/walks/support.ts'
import { backButton, choosePlans, continueButton, expectPlans, expectQuestion } from '../../tests/walks/weight-loss.ts'
import { footerLink, open, translate, untilHydrated } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type CellsOf } from './row.ts'
import { timeRequests } from './say-when.ts'

export const translators: CellsOf<'a translator that rewrites the page'> = {
  'a request on its way': requests.translated,
  'the request for a time': timeRequests.translated,
  'a page not yet alive': {
    sees: 'the page with its own texts, alive: the wizard opens',
    isNoisy: true,
    async test({ page }) {
      const scripts = await holdScripts(page)
      await page.goto('/locations/princeton', { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await translate(page)
      await scripts.release()
      await untilHydrated(page)
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      return sees(page.getByRole('dialog', { name: 'Services in Princeton' }))
    },
  },
  'the pages': {
    sees: 'each page that is walked to, and the one come back to',
    async test({ page }) {
      await open(page, '/contact')
      await translate(page)
      await footerLink(page, 'Princeton').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
      await footerLink(page, 'Infrared Sauna').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' })).toBeVisible()
      await page.goBack()
      return sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' }))
    },
  },
  'the header’s menus': {
    sees: 'menus that open and close, and links that lead on',
    async test({ page }) {
      await open(page, '/contact')
      await translate(page)
      const banner = page.getByRole('banner')
      const trigger = banner.locator('summary:visible', { hasText: 'Locations' })
      await trigger.click()
      await expect(banner.getByRole('link', { name: 'Cincinnati' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(banner.getByRole('link', { name: 'Cincinnati' })).toBeHidden()
      await trigger.click()
      await banner.getByRole('link', { name: 'Cincinnati' }).click()
      return sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Cincinnati' }))
    },
  },
  'the booking wizard': {
    sees: 'each step to the calendar, and the way back',
    async test({ page }) {
      await open(page, '/contact')
      await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Select Location' })).toBeVisible()
      await translate(page)
      await choose(page, /^Princeton/)
      await choose(page, /^Infrared Sauna/)
      const shown = await sees(page.getByRole('dialog', { name: 'Book Infrared Sauna' }), page.locator('iframe'))
      await dialogBack(page)
      await expect(page.getByRole('dialog', { name: 'Services in Princeton' })).toBeVisible()
      await closeDialog(page)
      await expectNoDialog(page)
      return shown
    },
  },
  'the callback form': {
    sees: 'what is still wrong in the form, and thanks once it is right',
    async test({ page }) {
      await open(page, '/')
      await translate(page)
      await leadButton(page).click()
      await submit(page).click()
      const wrong = await sees(page.getByText('Enter your last name.'))
      await fillIn(page, typed)
      await expect(page.getByText('Enter your last name.')).toHaveCount(0)
      await submit(page).click()
      await expectThanks(page)
      await page.getByRole('button', { name: 'Done' }).click()
      await expectNoDialog(page)
      return wrong
    },
  },
  'the franchise form': {
    sees: 'what is still wrong in the form, and the success message once it is right',
    async test({ page }) {
      await franchise.openForm(page)
      await translate(page)
      await franchise.submit(page).click()
      await expect(page.getByRole('heading', { name: 'Please check 12 fields' })).toBeVisible()
      await franchise.fillIn(page)
      await franchise.submit(page).click()
      return sees(franchise.toast(page))
    },
  },
  'the weight-loss program': {
    sees: 'the plans for the answer, and the question again',
    async test({ page }) {
      await open(page, '/order-online')
      await translate(page)
      await choosePlans(page, 'yes')
      await expectPlans(page, 'yes')
      await backButton(page).click()
      await expectQuestion(page, 'yes')
      return sees(continueButton(page))
    },
  },
  'the reviews': {
    sees: 'the next review, and which one it is',
    async test({ page }) {
      await open(page, '/')
      await translate(page)
      await page.getByRole('button', { name: 'Next review' }).click()
      const second = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').nth(1)
      await expect(second).toBeInViewport()
      await expect(page.getByText(/^Review 2 of /)).toHaveCount(1)
      return sees(second)
    },
  },
}
