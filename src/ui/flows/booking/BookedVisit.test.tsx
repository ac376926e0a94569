import { afterEach, expect, test, vi } from 'vitest'
import { bookingFlow } from '../../../../tests/flows/booking.ts'
import { jsdomScreen } from '../../../../tests/drivers/jsdom.tsx'
import type { Screen } from '../../../../tests/drivers/screen.ts'

const start = '2026-12-01T15:30:00.000Z'
const when = 'Tuesday, December 1 at 10:30 AM, clinic time'

function cal(type: string, data: object): unknown {
  return { originator: 'CAL', type, namespace: '', fullType: `CAL::${type}`, data }
}

afterEach(() => vi.doUnmock('./calendar-parts.ts'))

async function calendarOf(): Promise<Screen> {
  const screen = await jsdomScreen(bookingFlow.stage)
  await screen.follow('/book/princeton/infrared-sauna')
  await screen.settle('booking/princeton', 'arrives')
  await titled(screen, 'Book Infrared Sauna')
  return screen
}

async function titled(screen: Screen, title: string): Promise<void> {
  await screen.until(async () => ((await screen.focused()) === title ? null : `the focus is not on '${title}'`))
}

test.each([
  ['the booking CRM', ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'x' }], false],
  ['Cal.com', cal('bookingSuccessfulV2', { startTime: start, status: 'ACCEPTED', paymentRequired: false }), true],
  ['Calendly', { event: 'calendly.event_scheduled', payload: { event: { uri: 'https://x.example/e' } } }, false],
  ['the demonstration', ['msgsndr-booking-complete', { location: 'princeton', start }], true],
])(
  'A visit booked in a calendar of %s: its time and file only where the calendar tells it',
  async (_, said, isTimed) => {
    const screen = await calendarOf()
    await screen.postFromFrame(said)
    await titled(screen, 'Booked: Infrared Sauna')
    expect(await screen.says('When')).toBe(isTimed)
    expect(await screen.says(when)).toBe(isTimed)
    expect(await screen.count('link', 'Add to my calendar', 'dialog')).toBe(Number(isTimed))
    expect(await screen.says('10 minutes early, to change.')).toBe(true)
    expect(await screen.elements('iframe')).toHaveLength(1)
  },
)

test('A visit that is still to be paid or confirmed is not booked', async () => {
  const screen = await calendarOf()
  await screen.postFromFrame(cal('bookingSuccessfulV2', { startTime: start, paymentRequired: true }))
  await screen.postFromFrame(
    cal('bookingSuccessfulV2', { startTime: start, status: 'PENDING', paymentRequired: false }),
  )
  expect(await screen.focused()).toBe('Book Infrared Sauna')
  expect(await screen.says('When')).toBe(false)
})

test('The frame stays the same one, with the calendar’s own confirmation', async () => {
  const screen = await calendarOf()
  const before = await screen.elements('iframe')
  await screen.postFromFrame(['msgsndr-booking-complete', { start }])
  await titled(screen, 'Booked: Infrared Sauna')
  expect((await screen.elements('iframe'))[0]?.number).toBe(before[0]?.number)
})

test('A booked visit leads on also where the part that tells of it could not be fetched', async () => {
  vi.doMock('./calendar-parts.ts', () => Promise.reject(new Error('gone')))
  const screen = await calendarOf()
  await screen.postFromFrame(['msgsndr-booking-complete', { start }])
  await titled(screen, 'Booked: Infrared Sauna')
  expect(await screen.says('When')).toBe(false)
  await screen.click('link', 'Book another in Princeton', 'dialog')
  await titled(screen, 'Services in Princeton')
})
