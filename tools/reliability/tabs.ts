import { expect } from '@playwright/test'
import * as franchise from '../../tests/walks/franchise.ts'
import { field, leadButton } from '../../tests/walks/lead.ts'
import { choosePlans, expectPlans, expectQuestion, radio } from '../../tests/walks/weight-loss.ts'
import { open, untilHydrated } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type CellsOf } from './row.ts'
import { timeRequests } from './say-when.ts'

export const tabs: CellsOf<'two tabs at once'> = {
  'a request on its way': requests.inTwoTabs,
  'the request for a time': timeRequests.inTwoTabs,
  'the booking wizard': {
    sees: 'each tab’s own clinic and step',
    async test({ page, context }) {
      const other = await context.newPage()
      await open(page, '/locations/princeton')
      await open(other, '/locations/westfield')
      for (const tab of [page, other]) await tab.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await other
        .getByRole('dialog')
        .getByRole('link', { name: /^Infrared Sauna/ })
        .click()
      await expect(other.getByTitle('Calendar: Infrared Sauna in Westfield')).toBeVisible()
      return sees(page.getByRole('dialog', { name: 'Services in Princeton' }))
    },
  },
  'the callback form': {
    sees: 'each tab’s own text, after a reload too',
    async test({ page, context }) {
      const other = await context.newPage()
      for (const [tab, name] of [
        [page, 'Jordan'],
        [other, 'Robin'],
      ] as const) {
        await open(tab, '/')
        await leadButton(tab).click()
        await field(tab, 'First name').fill(name)
      }
      await page.reload()
      await untilHydrated(page)
      await leadButton(page).click()
      await expect(field(page, 'First name')).toHaveValue('Jordan')
      await expect(field(other, 'First name')).toHaveValue('Robin')
      return sees(field(page, 'First name'))
    },
  },
  'the franchise form': {
    sees: 'in the one tab the success message, in the other what was typed there',
    async test({ page, context }) {
      const other = await context.newPage()
      await franchise.openForm(other)
      await franchise.field(other, 'city').fill('Princeton')
      await franchise.openForm(page)
      await franchise.fillIn(page)
      await franchise.submit(page).click()
      const shown = await sees(franchise.toast(page))
      await other.reload()
      await franchise.submit(other).waitFor()
      await expect(franchise.field(other, 'city')).toHaveValue('Princeton')
      return shown
    },
  },
  'the weight-loss program': {
    sees: 'each tab’s own answer: the other one has the question still before it',
    async test({ page, context }) {
      await open(page, '/order-online')
      await choosePlans(page, 'yes')
      await expectPlans(page, 'yes')
      const other = await context.newPage()
      await open(other, '/order-online?step=plan')
      await expectQuestion(other, null)
      return sees(radio(other, 'no'))
    },
  },
}
