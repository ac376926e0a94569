import * as fc from 'fast-check'
import { hostileText } from './generate.ts'

const height = fc.oneof(
  fc.integer({ min: 601, max: 1999 }),
  fc.double(),
  fc.constantFrom(0, -1, 1e9, 2 ** 53),
  hostileText.map((text) => text.slice(0, 100)),
)
const reason = fc.constantFrom('blocked', 'broken', 'unavailable', '__proto__', '')
const trigger = fc.constantFrom('init', 'resize', 'mutationObserver', 'x:y', '')
const plan = fc.record({
  title: hostileText.map((text) => text.slice(0, 100)),
  price: fc.constant('$1/month'),
  note: fc.constant('forged'),
  items: fc.constant(['forged']),
})

/**
 * The messages of the calendar, the schedulers and our own parts, and those of the page to them, in their correct
 * shapes.
 */
const spoken: readonly fc.Arbitrary<unknown>[] = [
  height.map((high) => ['highlevel.setHeight', { height: high, id: 'booking-calendar' }]),
  fc.constant(['msgsndr-booking-complete', { location: 'x', service: 'y' }]),
  fc.constant(['fetch-query-params', '', 'x']),
  fc.constant(['modify-parent-url', 'https://evil.example/']),
  fc.constant(['demo.error', { reason: 'unavailable' }]),
  fc.tuple(height, trigger).map(([high, why]) => `[iFrameSizer]booking-calendar:${String(high)}:300:${why}`),
  fc.constant(['part.ready']),
  fc.constant(['part.complete']),
  fc.constant(['part.hello']),
  fc.constant(['demo.payment']),
  height.map((high) => ['part.height', high]),
  reason.map((why) => ['part.failed', why]),
  fc.array(plan, { maxLength: 3 }).map((plans) => ['pricing.show', { plans }]),
  hostileText.map((text) => ['pricing.show', { table: text.slice(0, 100) }]),
  fc
    .constantFrom('linkReady', 'linkFailed', 'bookingSuccessfulV2', 'rescheduleBookingSuccessfulV2', '__iframeReady')
    .map((type) => ({ originator: 'CAL', type, data: { paymentRequired: false } })),
  height.map((high) => ({ originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: high } })),
  fc
    .constantFrom('calendly.profile_page_viewed', 'calendly.event_type_viewed', 'calendly.event_scheduled')
    .map((event) => ({ event, payload: { event: { uri: 'x' } } })),
  height.map((high) => ({ event: 'calendly.page_height', payload: { height: high } })),
]

const start = fc.constantFrom('2031-12-01T10:30:00-05:00', 'soon', '', null)
const extra = fc.dictionary(fc.constantFrom('uid', 'id', 'calendarId', '__proto__'), hostileText, { maxKeys: 2 })

/** A calendar's report of a booking, in the shapes of the providers and of our own parts. */
export const forgedCompletion: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(['part.complete']),
  fc.tuple(start, extra).map(([start, more]) => ['msgsndr-booking-complete', { ...more, start }]),
  fc
    .tuple(fc.constantFrom('bookingSuccessfulV2', 'rescheduleBookingSuccessfulV2'), start, extra)
    .map(([type, startTime, more]) => ({
      originator: 'CAL',
      type,
      namespace: '',
      fullType: `CAL::${type}`,
      data: { ...more, startTime, paymentRequired: false },
    })),
  extra.map((more) => ({
    event: 'calendly.event_scheduled',
    payload: { ...more, event: { uri: 'https://api.calendly.com/scheduled_events/x' }, invitee: { uri: 'x' } },
  })),
)

/** A message that would have an effect if it came from the right window; sometimes one of no known shape. */
export const forgedMessage: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(...spoken) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Any value that can be posted to a window. */
export const anyMessage: fc.Arbitrary<unknown> = fc.oneof(
  forgedMessage,
  fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withTypedArray: true }),
)
