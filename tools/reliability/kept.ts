import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import {
  holdLead,
  keep,
  keptLead,
  notice,
  receiveLeads,
  saveLead,
  submitLead,
  visitKeepingNothing,
} from '../../tests/walks/kept-leads.ts'
import { expectThanks, fillIn, leadButton, submit, typed } from '../../tests/walks/lead.ts'
import { deployAfterFirstPage, hang, leaveAndComeBack, notHappened, open, throwAt, translate } from './bring-about.ts'
import { sees, type Cell } from './row.ts'
import { fill, forbid } from './spoil.ts'

const saved = (page: Page) => page.getByText('Your request is saved on this device and not with us yet.')
const title = (page: Page) => notice(page).getByRole('heading')
const received = (page: Page) => title(page).getByText('The request has reached us')
const call = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: brand.phone.display })

type Requested = Pick<Cell, 'sees' | 'test'>

/** Marks a cell as one of the site whose requests are sent to a receiver. */
const sent = (cell: Requested): Cell => ({ ...cell, site: 'configured' })

/** What happens to a request that is being sent or is kept to be sent, by fault. */
export const requests = {
  thrown: sent({
    sees: 'the whole page with the phone number; the request itself is sent all the same',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      await throwAt(page, 'KeptNotice', 'Try now')
      await visitKeepingNothing(page)
      await keep(page, { old: keptLead('old') })
      await page.reload()
      await expect.poll(() => notHappened(page)).toEqual([])
      const tries = leads.posted.length
      leads.answerWith(200)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect.poll(() => leads.posted.length).toBeGreaterThan(tries)
      expect(leads.ids()).toEqual(['old'])
      return sees(page.getByRole('heading', { level: 1 }), call(page))
    },
  }),
  gone: sent({
    sees: 'thanks for the request, which is posted at once instead of kept',
    async test({ page }) {
      await deployAfterFirstPage(page, 'browser-sender', true)
      await receiveLeads(page, 200)
      await submitLead(page)
      await expectThanks(page)
      return sees(page.getByRole('button', { name: 'Done' }))
    },
  }),
  hanging: sent({
    sees: 'after 3 s thanks for the request, which is posted then instead of kept',
    async test({ page, context }) {
      await receiveLeads(context, 200)
      await hang(page, 'browser-sender')
      await submitLead(page)
      await expectThanks(page)
      return sees(page.getByRole('button', { name: 'Done' }))
    },
  }),
  offline: sent({
    sees: 'that it is saved on this device, and once there is a connection that it has been received',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 'gone')
      await open(page, '/')
      await leadButton(page).click()
      await fillIn(page, typed)
      await context.setOffline(true)
      await submit(page).click()
      const shown = await sees(
        page
          .getByRole('note')
          .filter({ has: saved(page) })
          .or(saved(page)),
      )
      await page.getByRole('button', { name: 'Done' }).click()
      leads.answerWith(200)
      await context.setOffline(false)
      await expect(received(page)).toBeVisible()
      return shown
    },
  }),
  translated: sent({
    sees: 'that it is saved on this device, and then that it has been received',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      await saveLead(page)
      await translate(page)
      leads.answerWith(200)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return sees(received(page))
    },
  }),
  timeless: sent({
    sees: 'that it has been received, however old it looks by that clock',
    async test({ page, context }) {
      await receiveLeads(context, 200)
      await visitKeepingNothing(page)
      await keep(page, { old: keptLead('old') })
      await page.reload()
      return sees(received(page))
    },
  }),
  cameBack: sent({
    sees: 'that it is saved on this device, and that it has been received once the page is back',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      await holdLead(page)
      leads.answerWith(200)
      await leaveAndComeBack(page)
      return sees(received(page))
    },
  }),
  forbidden: sent({
    sees: 'that it could not be confirmed, the phone number, and Try again, which sends it',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      await forbid(page)
      await submitLead(page)
      const alert = page.getByRole('dialog').getByRole('alert')
      const shown = await sees(alert.getByText('We could not confirm your request.'), alert.getByRole('link').first())
      leads.answerWith(200)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectThanks(page)
      return shown
    },
  }),
  full: sent({
    sees: 'that it is saved on this device, where there is room of another kind',
    async test({ page, context }) {
      await receiveLeads(context, 503)
      await fill(page)
      await saveLead(page)
      return sees(title(page))
    },
  }),
  tampered: sent({
    sees: 'that what nobody has touched has been received',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 200)
      await visitKeepingNothing(page)
      await keep(page, {
        a: 'text',
        b: null,
        c: { id: 'c' },
        d: keptLead('d', 0, { kind: 'order' }),
        e: keptLead('e', 0, { due: 'soon' }),
        good: keptLead('good'),
      })
      await page.evaluate(() => localStorage.setItem('outbox bad', '{"id":'))
      await page.reload()
      const shown = await sees(received(page))
      expect(leads.ids()).toEqual(['good'])
      return shown
    },
  }),
  inTwoTabs: sent({
    sees: 'in both tabs that it is saved, and then that it has been received, whichever of them sent it',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      const other = await context.newPage()
      await open(other, '/contact')
      await holdLead(page)
      await expect(title(other)).toHaveText('Saved on this device, not sent yet')
      leads.answerWith(200)
      await other.evaluate(() => window.dispatchEvent(new Event('online')))
      const shown = await sees(received(other))
      await sees(received(page))
      expect(leads.ids()).toHaveLength(1)
      return shown
    },
  }),
}
