import { expect, type Page } from '@playwright/test'
import { princeton } from '../../content/locations/princeton.ts'
import { closeSaved, notice, receiveLeads } from '../../tests/walks/kept-leads.ts'
import { expectThanks, field, fillIn, openRequest, submit, title, trigger, typed } from '../../tests/walks/say-when.ts'
import { choose } from '../../tests/walks/support.ts'
import { calendar } from '../../tests/walks/wizard.ts'
import { deployAfterFirstPage, footerLink, hang, leaveAndComeBack, open, translate } from './bring-about.ts'
import { sees, type Cell, type CellsOf, type Shown, type Visit } from './row.ts'
import type { Spoil } from './spoil.ts'

const saved = (page: Page) => page.getByRole('note').filter({ hasText: 'saved on this device and not with us yet' })
const notBooked = (page: Page) => page.getByText('Nothing is booked yet.')
const received = (page: Page) => notice(page).getByRole('heading', { name: 'The request has reached us' })

/** Sends what is typed; the clinic gets it once, and the visitor is thanked. */
async function sends({ page, context }: Visit): Promise<Shown> {
  const leads = await receiveLeads(context, 200)
  await submit(page).click()
  await expectThanks(page)
  expect(leads.posted).toHaveLength(1)
  return sees(notBooked(page))
}

/** A request whose text is still there at another calendar, where it is then sent. */
export function timeRequestWith(spoil: Spoil): Cell {
  return {
    sees: 'what was typed, at another calendar too, and thanks once it is sent',
    site: 'configured',
    async test(visit) {
      const { page } = visit
      await spoil(page)
      await openRequest(page)
      await fillIn(page)
      await footerLink(page, 'Princeton').click()
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await choose(page, /^Compression/)
      await trigger(page).click()
      await expect(field(page, 'Phone')).toHaveValue(typed.Phone)
      return sends(visit)
    },
  }
}

/** A request to which something happens once it is open or filled in, and which is sent then. */
function requestWhile(
  form: string,
  happens: { [When in 'isOpen' | 'isFilled']?: (page: Page) => Promise<unknown> },
): Cell {
  return {
    sees: `${form}, and thanks once it is sent`,
    site: 'configured',
    async test(visit) {
      await openRequest(visit.page)
      await happens.isOpen?.(visit.page)
      await fillIn(visit.page)
      await happens.isFilled?.(visit.page)
      return sends(visit)
    },
  }
}

/** What happens to the request for a time below a calendar, by fault. */
export const timeRequests = {
  down: {
    sees: 'that it is saved on this device, is not with the clinic yet, and nothing is booked; and once it is received, that it is',
    site: 'configured',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 503)
      await openRequest(page)
      await fillIn(page)
      await submit(page).click()
      await expectThanks(page)
      const shown = await sees(saved(page), notBooked(page))
      await closeSaved(page)
      leads.answerWith(200)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(received(page)).toBeVisible()
      expect(leads.ids()).toHaveLength(1)
      return shown
    },
  },
  pressedTwice: {
    sees: 'thanks, once; the clinic gets it once',
    site: 'configured',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 200)
      await openRequest(page)
      await fillIn(page)
      await submit(page).dblclick()
      await expectThanks(page)
      expect(leads.posted).toHaveLength(1)
      return sees(page.getByText("Thank you, Jordan O'Brien"), notBooked(page))
    },
  },
  offline: {
    sees: 'that it is saved on this device, and once there is a connection that it has been received',
    site: 'configured',
    async test({ page, context }) {
      const leads = await receiveLeads(context, 'gone')
      await openRequest(page)
      await fillIn(page)
      await context.setOffline(true)
      await submit(page).click()
      await expectThanks(page)
      const shown = await sees(saved(page), notBooked(page))
      await page.getByRole('button', { name: 'Done' }).click()
      leads.answerWith(200)
      await context.setOffline(false)
      await expect(received(page)).toBeVisible()
      return shown
    },
  },
  translated: requestWhile('the form', { isOpen: translate }),
  timeless: requestWhile('the form', {}),
  cameBack: requestWhile('all that was typed', {
    async isFilled(page) {
      await leaveAndComeBack(page)
      await expect(field(page, 'Name')).toHaveValue(typed.Name)
    },
  }),
  inTwoTabs: {
    sees: 'each tab’s own text, after a reload too',
    site: 'configured',
    async test({ page, context }) {
      const other = await context.newPage()
      for (const [tab, name] of [
        [page, 'Jordan'],
        [other, 'Robin'],
      ] as const) {
        await openRequest(tab)
        await field(tab, 'Name').fill(name)
      }
      await page.reload()
      await trigger(page).click()
      await expect(field(page, 'Name')).toHaveValue('Jordan')
      await expect(field(other, 'Name')).toHaveValue('Robin')
      return sees(field(page, 'Name'))
    },
  },
  gone: {
    sees: 'the calendar, reloaded once, and then the form at a press',
    async test({ page }) {
      const { loads } = await deployAfterFirstPage(page, 'SayWhen')
      await open(page, calendar.address)
      await trigger(page).click()
      await expect.poll(loads).toBe(2)
      await trigger(page).click()
      await expect(page.getByText(title, { exact: true })).toBeFocused()
      return sees(field(page, 'Name'), submit(page))
    },
  },
  hanging: {
    sees: 'that the form is loading, and after 8 s a sentence with the phone number, and Try again',
    async test({ page }) {
      await page.clock.install()
      await hang(page, 'SayWhen')
      await open(page, calendar.address)
      await page.clock.runFor(2000)
      await trigger(page).click()
      await expect(page.getByRole('status').filter({ hasText: 'Loading the form…' })).toBeVisible()
      await page.clock.runFor(8000)
      const sentence = page
        .getByRole('alert')
        .filter({ hasText: '“The request for a time” cannot be shown right now.' })
      return sees(sentence.getByRole('link'), page.getByRole('button', { name: 'Try again', exact: true }))
    },
  },
  noScript: {
    sees: 'the clinic’s phone number below the calendar',
    javaScript: false,
    async test({ page }) {
      await page.goto(calendar.address)
      const call = page.getByText('No time works? Call').getByRole('link', { name: princeton.phone.display })
      return sees(call, page.getByTitle('Calendar: Infrared Sauna in Princeton'))
    },
  },
} satisfies Readonly<Record<string, Cell>>

export const receiverDown: CellsOf<'a receiver that is down'> = { 'the request for a time': timeRequests.down }

export const pressedTwice: CellsOf<'a button pressed twice'> = { 'the request for a time': timeRequests.pressedTwice }
