import { expect } from '@playwright/test'
import * as franchise from '../../tests/walks/franchise.ts'
import { expectThanks, fillIn, leadButton, readIn, submit, typed } from '../../tests/walks/lead.ts'
import { expectNoDialog } from '../../tests/walks/support.ts'
import { continueButton, expectPlans, radio } from '../../tests/walks/weight-loss.ts'
import { leaveAndComeBack, open } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type CellsOf } from './row.ts'
import { timeRequests } from './say-when.ts'

export const backForward: CellsOf<'a page brought back by the browser’s Back (bfcache)'> = {
  'a request on its way': requests.cameBack,
  'the request for a time': timeRequests.cameBack,
  'the booking wizard': {
    sees: 'the wizard at its step, which goes on to the calendar, and closes',
    async test({ page }) {
      await open(page, '/locations/princeton')
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await expect(page.getByRole('dialog', { name: 'Services in Princeton' })).toBeVisible()
      await page.waitForURL('/book/princeton')
      await leaveAndComeBack(page)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Infrared Sauna/ })
        .click()
      const shown = await sees(page.getByRole('dialog', { name: 'Book Infrared Sauna' }))
      await page.keyboard.press('Escape')
      await expectNoDialog(page)
      return shown
    },
  },
  'the callback form': {
    sees: 'all that was typed, and thanks once it is sent',
    async test({ page }) {
      await open(page, '/')
      await leadButton(page).click()
      await fillIn(page, typed)
      await leaveAndComeBack(page)
      expect(await readIn(page)).toEqual(typed)
      await submit(page).click()
      await expectThanks(page)
      return sees(page.getByRole('button', { name: 'Done' }))
    },
  },
  'the franchise form': {
    sees: 'all that was typed, and the success message once it is sent',
    async test({ page }) {
      await franchise.openForm(page)
      await franchise.fillIn(page)
      const before = await franchise.readIn(page)
      await leaveAndComeBack(page)
      expect(await franchise.readIn(page)).toEqual(before)
      await franchise.submit(page).click()
      return sees(franchise.toast(page))
    },
  },
  'the weight-loss program': {
    sees: 'the answer, and the plans for it after Continue',
    async test({ page }) {
      await open(page, '/order-online')
      await radio(page, 'no').check()
      await leaveAndComeBack(page)
      await continueButton(page).click()
      await expectPlans(page, 'no')
      return sees(page.getByTitle(/^Pricing table: /))
    },
  },
  'the header’s menus': {
    sees: 'menus that open, and links that lead on',
    async test({ page }) {
      await open(page, '/contact')
      await leaveAndComeBack(page)
      const banner = page.getByRole('banner')
      await banner.locator('summary:visible', { hasText: 'Locations' }).click()
      await banner.getByRole('link', { name: 'Cincinnati' }).click()
      return sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Cincinnati' }))
    },
  },
}
