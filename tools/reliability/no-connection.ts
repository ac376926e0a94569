import { expect } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { field, leadButton } from '../../tests/walks/lead.ts'
import { field as inquiryField } from '../../tests/walks/franchise.ts'
import { closeDialog, expectNoDialog } from '../../tests/walks/support.ts'
import { choices, choosePlans } from '../../tests/walks/weight-loss.ts'
import { footerLink, open } from './bring-about.ts'
import { requests } from './kept.ts'
import { timeRequests } from './say-when.ts'
import { sees, type CellsOf, type Visit } from './row.ts'

const notLoaded = 'This page could not be loaded'

/** Opens another page without a connection, and again with one. */
async function leaveOfflineAndComeBack({ page, context }: Visit, home: string): Promise<void> {
  await context.setOffline(true)
  await footerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1, name: notLoaded })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a person' })).toBeVisible()
  await footerLink(page, home).click()
}

export const noConnection: CellsOf<'no connection in the middle of it'> = {
  'a request on its way': requests.offline,
  'a page': {
    sees: `‘${notLoaded}’ with the phone number, header and footer; Try again brings it once there is a connection`,
    async test({ page, context }) {
      await open(page, '/contact')
      await context.setOffline(true)
      await footerLink(page, 'Princeton').click()
      const call = page.getByRole('main').getByRole('link', { name: brand.phone.display })
      const shown = await sees(page.getByRole('heading', { level: 1, name: notLoaded }), call, page.getByRole('banner'))
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
      return shown
    },
  },
  'the booking wizard': {
    sees: 'that the services could not be loaded, the clinic’s phone number, and Try again, which brings them',
    async test({ page, context }) {
      const lists = '**/booking/*.json'
      await page.route(lists, (route) => route.abort('internetdisconnected'))
      await open(page, '/contact')
      const opener = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })
      await opener.click()
      await expect(page.getByRole('dialog', { name: 'Select Location' })).toBeVisible()
      await context.setOffline(true)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Princeton/ })
        .click()
      const alert = page.getByRole('dialog').getByRole('alert')
      const shown = await sees(alert.getByText('The services could not be loaded'), alert.getByRole('link'))
      await context.setOffline(false)
      await page.unroute(lists)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Services' })).toBeVisible()
      return shown
    },
  },
  'the booking calendar': {
    sees: 'after 8 s Try again, the calendar in a new tab and the clinic’s phone number; Try again brings it',
    async test({ page, context }) {
      await page.clock.install()
      const frame = page.waitForResponse('**/assets/EmbedFrame-*.js')
      const calendar = page.waitForResponse('**/assets/CalendarStep-*.js')
      await open(page, '/locations/princeton')
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      const service = page.getByRole('dialog').getByRole('link', { name: /^Infrared Sauna/ })
      await service.waitFor()
      for (const part of [await calendar, await frame]) await part.finished()
      await context.setOffline(true)
      await service.click()
      await page.locator('iframe').waitFor()
      await page.clock.runFor(8000)
      const ways = page.getByRole('group', { name: 'Other ways to go on' })
      const shown = await sees(ways.getByRole('link', { name: princeton.phone.display }))
      await context.setOffline(false)
      await ways.getByRole('button', { name: 'Try again' }).click()
      await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
      return shown
    },
  },
  'the request for a time': timeRequests.offline,
  'the callback form': {
    sees: 'the form with all that was typed, after a page that could not be loaded',
    async test({ page, context }) {
      await open(page, '/')
      await leadButton(page).click()
      await field(page, 'Email').fill('jordan@example.com')
      await closeDialog(page)
      await expectNoDialog(page)
      await leaveOfflineAndComeBack({ page, context }, 'About')
      await leadButton(page).click()
      await expect(field(page, 'Email')).toHaveValue('jordan@example.com')
      return sees(field(page, 'Email'))
    },
  },
  'the franchise form': {
    sees: 'the form with all that was typed, after a page that could not be loaded',
    async test({ page, context }) {
      await open(page, '/franchise')
      await inquiryField(page, 'motivation').fill('Recovery for everyone in town')
      await leaveOfflineAndComeBack({ page, context }, 'Franchise')
      await expect(inquiryField(page, 'motivation')).toHaveValue('Recovery for everyone in town')
      return sees(inquiryField(page, 'motivation'))
    },
  },
  'the pricing tables': {
    sees: 'the plans with their prices, and after 8 s the phone number to order by',
    async test({ page, context }) {
      await page.clock.install()
      await open(page, '/order-online')
      await context.setOffline(true)
      await choosePlans(page, 'no')
      await page.locator('iframe').first().waitFor()
      await page.clock.runFor(8000)
      const plans = choices.no.plans.map((name) => page.getByRole('heading', { name, exact: true }))
      return sees(page.getByText('Order by phone: '), ...plans)
    },
  },
}
