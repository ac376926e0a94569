import { expect, type Frame, type Page } from '@playwright/test'
import { providerOrigin } from '../../tests/support/providers/configuration.ts'
import { sites } from '../../tests/support/sites.ts'
import { choose, closeDialog, dialogBack, expectDialog, expectNoDialog } from '../../tests/walks/support.ts'
import { calendar, walkTo } from '../../tests/walks/wizard.ts'
import { sees, type CellsOf, type Shown } from './row.ts'

const booked = 'Booked: Infrared Sauna'
const start = '2031-12-01T10:30:00-05:00'
const complete = ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'x' }]
const silent = '<!doctype html><title>A calendar</title>'

function calReport(details: object): unknown {
  const type = 'bookingSuccessfulV2'
  return { originator: 'CAL', type, namespace: '', fullType: `CAL::${type}`, data: { startTime: start, ...details } }
}

/** Walks to a provider's calendar that says nothing by itself, whose time a test may let pass. */
async function openCalendar(page: Page): Promise<Frame> {
  await page.route(`${providerOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: silent }))
  await walkTo(page, 1)
  await page.clock.install()
  await choose(page, /^Infrared Sauna/)
  await expectDialog(page, calendar.title)
  return calendarFrame(page)
}

async function calendarFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the calendar has no frame')
  await frame.waitForURL(`${providerOrigin}/**`)
  return frame
}

function post(frame: Frame, message: unknown): Promise<void> {
  return frame.evaluate((data) => window.parent.postMessage(data, '*'), message)
}

/** The calendar reports a booking at the moment at which its frame is taken away. */
function reportOnLeaving(frame: Frame): Promise<void> {
  return frame.evaluate((message) => {
    window.addEventListener('pagehide', () => window.parent.postMessage(message, '*'))
  }, complete)
}

/** What was posted before has been heard once this message, which the page posts to itself, has come. */
function allHeard(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'heard' && resolve())
        window.postMessage('heard', '*')
      }),
  )
}

async function seesCalendar(page: Page): Promise<Shown> {
  await allHeard(page)
  await expectDialog(page, calendar.title)
  return sees(page.getByTitle('Calendar: Infrared Sauna in Princeton'))
}

const site = 'configured' as const

export const completions: CellsOf<'a booking that a calendar reports'> = {
  'twice, with another time': {
    sees: 'the booked visit once, with the time that was reported last',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      await post(frame, calReport({ paymentRequired: false, startTime: '2031-12-01T09:00:00-05:00' }))
      await expectDialog(page, booked)
      await post(frame, calReport({ paymentRequired: false }))
      await expect(page.getByText('Monday, December 1 at 9:00 AM, clinic time')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Book another in Princeton' })).toHaveCount(1)
      return sees(page.getByText('Monday, December 1 at 10:30 AM, clinic time'))
    },
  },
  'after the visitor went back': {
    sees: 'the list of services that Back led to',
    site,
    async test({ page }) {
      await reportOnLeaving(await openCalendar(page))
      await dialogBack(page)
      await expect(page.locator('iframe')).toHaveCount(0)
      await allHeard(page)
      await expectDialog(page, 'Services in Princeton')
      return sees(page.getByRole('dialog').getByRole('list', { name: 'Services' }))
    },
  },
  'after the wizard was closed': {
    sees: 'the page, without the wizard',
    site,
    async test({ page }) {
      await reportOnLeaving(await openCalendar(page))
      await closeDialog(page)
      await expectNoDialog(page)
      await allHeard(page)
      await expectNoDialog(page)
      return sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' }))
    },
  },
  'from another window of its origin': {
    sees: 'the calendar, as it was',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      await frame.evaluate(
        (body) => {
          const inner = document.createElement('iframe')
          inner.srcdoc = body
          document.body.append(inner)
        },
        `<script>top.postMessage(${JSON.stringify(complete)}, '*')</script>`,
      )
      await expect.poll(() => frame.childFrames().length).toBe(1)
      await frame.childFrames()[0]?.waitForLoadState()
      return seesCalendar(page)
    },
  },
  'from another origin in its own window': {
    sees: 'the calendar’s frame, with what has taken its place',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      const own = `${sites.configured.url}/elsewhere`
      await page.route(own, (route) => route.fulfill({ contentType: 'text/html', body: silent }))
      const arrived = page.waitForEvent('framenavigated', (one) => one.url() === own)
      await frame.evaluate((address) => window.location.replace(address), own)
      await post(await arrived, complete)
      return seesCalendar(page)
    },
  },
  'before it is paid': {
    sees: 'the calendar, in which the payment goes on; the booked visit once it is paid',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      await post(frame, calReport({ paymentRequired: true }))
      await seesCalendar(page)
      await post(frame, calReport({ paymentRequired: false }))
      await expectDialog(page, booked)
      return sees(page.getByText('Monday, December 1 at 10:30 AM, clinic time'))
    },
  },
  'before the clinic has confirmed it': {
    sees: 'the calendar, which says that it is a request',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      await post(frame, calReport({ paymentRequired: false, status: 'PENDING' }))
      return seesCalendar(page)
    },
  },
  'in no message at all': {
    sees: 'the calendar, with what it shows itself; after 8 s other ways to go on, and Back to the services',
    site,
    async test({ page }) {
      const frame = await openCalendar(page)
      await frame.evaluate(() => document.body.append('Your visit is booked.'))
      await page.clock.runFor(8000)
      await expect(page.getByRole('group', { name: 'Other ways to go on' }).getByRole('link')).toHaveCount(2)
      await dialogBack(page)
      await expectDialog(page, 'Services in Princeton')
      return sees(page.getByRole('dialog').getByRole('list', { name: 'Services' }))
    },
  },
}
