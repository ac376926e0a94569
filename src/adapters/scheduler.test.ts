import { describe, expect, test } from 'vitest'
import { parseDemoPayment, parseSchedulerMessage } from './scheduler.ts'

const cal = (type: unknown, data: unknown = {}) => ({
  originator: 'CAL',
  type,
  namespace: '',
  fullType: `CAL::${String(type)}`,
  data,
})
const calendly = (event: unknown, payload: unknown = {}) => ({ event, payload })
const scheduled = {
  event: { uri: 'https://api.example.com/events/A' },
  invitee: { uri: 'https://api.example.com/i/B' },
}

const ready = { type: 'embed.ready' }
const complete = { type: 'embed.complete', start: null }
const start = '2026-12-01T15:30:00.000Z'
const resizeTo = (height: number) => ({ type: 'embed.resize', height })
const unavailable = { type: 'embed.fail', reason: 'unavailable' }

describe('a message of a scheduler', () => {
  test.each([
    [cal('linkReady'), ready],
    [cal('linkFailed', { code: '404', msg: 'Problem', data: { url: 'https://cal.example.com/x' } }), unavailable],
    [cal('__dimensionChanged', { iframeHeight: 812, iframeWidth: 640, isFirstTime: true }), resizeTo(812)],
    [cal('__dimensionChanged', { iframeHeight: 812.5 }), resizeTo(812.5)],
    [cal('bookingSuccessfulV2', { uid: 'A', paymentRequired: false }), complete],
    [cal('bookingSuccessfulV2', { startTime: start, paymentRequired: false }), { type: 'embed.complete', start }],
    [cal('bookingSuccessfulV2', { startTime: start, status: 'PENDING', paymentRequired: false }), ready],
    [cal('bookingSuccessfulV2', { uid: 'A', paymentRequired: true }), ready],
    [cal('rescheduleBookingSuccessfulV2', { paymentRequired: false }), complete],
    [calendly('calendly.profile_page_viewed'), ready],
    [calendly('calendly.event_type_viewed'), ready],
    [calendly('calendly.date_and_time_selected'), ready],
    [calendly('calendly.event_scheduled', scheduled), complete],
    [calendly('calendly.page_height', { height: '712px' }), resizeTo(712)],
    [calendly('calendly.page_height', { height: '712.5' }), resizeTo(712.5)],
    [calendly('calendly.page_height', { height: 712 }), resizeTo(712)],
    [['part.ready'], ready],
    [['part.height', 640], resizeTo(640)],
    [['part.complete'], complete],
    [['part.failed', 'unavailable'], unavailable],
  ])('%j is understood', (data, event) => {
    expect(parseSchedulerMessage(data)).toEqual(event)
  })

  test.each([
    undefined,
    null,
    3,
    true,
    '',
    'linkReady',
    'calendly.event_scheduled',
    JSON.stringify(cal('linkReady')),
    {},
    [],
    [cal('linkReady')],
    ['demo.payment'],
    { type: 'linkReady' },
    { ...cal('linkReady'), originator: 'cal' },
    { ...cal('linkReady'), originator: ['CAL'] },
    cal(undefined),
    cal(['linkReady']),
    cal('LinkReady'),
    cal('__iframeReady', { isPrerendering: false }),
    cal('__closeIframe'),
    cal('constructor'),
    cal('bookingSuccessful', { confirmed: true }),
    cal('bookingSuccessfulV2', null),
    cal('bookingSuccessfulV2', {}),
    cal('bookingSuccessfulV2', [false]),
    cal('bookingSuccessfulV2', { paymentRequired: 'false' }),
    cal('__dimensionChanged', null),
    cal('__dimensionChanged', { iframeHeight: '812' }),
    cal('__dimensionChanged', { iframeHeight: 0 }),
    cal('__dimensionChanged', { iframeHeight: -812 }),
    cal('__dimensionChanged', { iframeHeight: Number.NaN }),
    cal('__dimensionChanged', { iframeHeight: Infinity }),
    calendly(undefined),
    calendly(['calendly.event_type_viewed']),
    calendly('calendly.'),
    calendly('calendly.event_scheduled', null),
    calendly('calendly.event_scheduled', {}),
    calendly('calendly.event_scheduled', { event: 'A' }),
    calendly('calendly.page_height', null),
    calendly('calendly.page_height', { height: '' }),
    calendly('calendly.page_height', { height: '0px' }),
    calendly('calendly.page_height', { height: '-5px' }),
    calendly('calendly.page_height', { height: '100%' }),
    calendly('calendly.page_height', { height: '9'.repeat(400) }),
    calendly('calendly.page_height', { height: Infinity }),
    calendly('calendly.page_height', { height: {} }),
  ])('%j means nothing', (data) => {
    expect(parseSchedulerMessage(data)).toBeNull()
  })

  test.each([
    [['demo.payment'], true],
    [['demo.payment', {}], null],
    [['demo.paid'], null],
    [[['demo.payment']], null],
    [{ 0: 'demo.payment', length: 1 }, null],
    ['demo.payment', null],
    [null, null],
  ])('%j as a payment of the demonstration: %s', (data, meaning) => {
    expect(parseDemoPayment(data)).toBe(meaning)
  })
})
