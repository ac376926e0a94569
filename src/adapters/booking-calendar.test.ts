import { describe, expect, test } from 'vitest'
import { parseCalendarMessage } from './booking-calendar.ts'

const start = '2026-12-01T15:30:00.000Z'
const booked = (moment: string | null) => ({ type: 'embed.complete', start: moment })
const cal = (type: string, data: object) => ({ originator: 'CAL', type, namespace: '', fullType: `CAL::${type}`, data })

describe('a message of the calendar', () => {
  test.each([
    [['highlevel.setHeight', { height: 900, id: 'booking-calendar' }], { type: 'embed.resize', height: 900 }],
    [['highlevel.setHeight', { height: 829.5 }], { type: 'embed.resize', height: 829.5 }],
    [['highlevel.setHeight', { height: '1100' }], { type: 'embed.resize', height: 1100 }],
    [['highlevel.setHeight', { height: 900 }, 'more'], { type: 'embed.resize', height: 900 }],
    [['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'x' }], booked(null)],
    [['msgsndr-booking-complete'], booked(null)],
    [['msgsndr-booking-complete', { start }], booked(start)],
    [['msgsndr-booking-complete', { start: 'soon' }], booked(null)],
    [cal('linkReady', {}), { type: 'embed.ready' }],
    [cal('bookingSuccessfulV2', { paymentRequired: false, status: 'ACCEPTED', startTime: start }), booked(start)],
    [cal('bookingSuccessfulV2', { paymentRequired: true, startTime: start }), { type: 'embed.ready' }],
    [{ event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, booked(null)],
    [['fetch-query-params', '', 'location-id'], { type: 'embed.ready' }],
    ['[iFrameSizer]booking-calendar:600:400:init', { type: 'embed.resize', height: 600 }],
    ['[iFrameSizer]hl-calendar_1:830.5:400:mutationObserver', { type: 'embed.resize', height: 830.5 }],
    [['demo.error', { reason: 'unavailable' }], { type: 'embed.fail', reason: 'unavailable' }],
  ])('%j is understood', (data, event) => {
    expect(parseCalendarMessage(data)).toEqual(event)
  })

  test.each([
    undefined,
    null,
    3,
    Number.NaN,
    true,
    {},
    [],
    [null],
    [[]],
    [['highlevel.setHeight', { height: 900 }]],
    { 0: 'highlevel.setHeight', 1: { height: 900 }, length: 2 },
    { type: 'embed.complete' },
    { event: 'calendly.event_scheduled' },
    ['part.ready'],
    ['part.complete'],
    ['highlevel.setHeight'],
    ['highlevel.setHeight', null],
    ['highlevel.setHeight', 900],
    ['highlevel.setHeight', '900'],
    ['highlevel.setHeight', []],
    ['highlevel.setHeight', {}],
    ['highlevel.setHeight', { height: null }],
    ['highlevel.setHeight', { height: 0 }],
    ['highlevel.setHeight', { height: -900 }],
    ['highlevel.setHeight', { height: Number.NaN }],
    ['highlevel.setHeight', { height: Infinity }],
    ['highlevel.setHeight', { height: '900px' }],
    ['highlevel.setHeight', { height: {} }],
    ['HighLevel.setHeight', { height: 900 }],
    ['modify-parent-url', 'https://evil.example.com'],
    ['query-params', {}, 'https://example.com'],
    '',
    'highlevel.setHeight',
    '["msgsndr-booking-complete",{}]',
    '[iFrameSizer]',
    '[iFrameSizer]booking-calendar',
    '[iFrameSizer]booking-calendar:tall:wide:init',
    '[iFrameSizer]booking-calendar:-600:400:init',
    ' [iFrameSizer]booking-calendar:600:400:init',
    '[iFrameSizer]booking-calendar:600:400:message:{"go":"/"}',
    '[iFrameSizerChild]Ready',
  ])('%j means nothing', (data) => {
    expect(parseCalendarMessage(data)).toBeNull()
  })
})
