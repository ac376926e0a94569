import { describe, expect, test } from 'vitest'
import { index, services, snapshotAt } from '../../tests/support/booking-places.ts'
import { addressOf, askedByAddress, bookingAddress, type Asked } from './index.ts'

const asked = (location: string | null, words: string | null): Asked => ({
  location,
  service: words === null ? null : { words },
})

describe('the address of choices', () => {
  test.each([
    [asked(null, null), '/book?step=location'],
    [asked(null, 'infrared-sauna'), '/book?step=location&service=infrared-sauna'],
    [asked(null, 'Full Body Cryo'), '/book?step=location&service=Full%20Body%20Cryo'],
    [asked(null, 'a&b=c#d'), '/book?step=location&service=a%26b%3Dc%23d'],
    [asked('any', null), '/book/any'],
    [asked('any', 'infrared-sauna'), '/book/any/infrared-sauna'],
    [asked('princeton', null), '/book/princeton'],
    [asked('princeton', 'infrared-sauna'), '/book/princeton/infrared-sauna'],
    [asked('../x', 'a/b?c'), '/book/..%2Fx/a%2Fb%3Fc'],
    [{ location: 'princeton', service: { id: 'infrared-sauna' } }, '/book/princeton/infrared-sauna'],
    [{ location: null, service: { id: 'infrared-sauna' } }, '/book?step=location&service=infrared-sauna'],
  ])('%j is %s', (choices, address) => {
    expect(bookingAddress(choices)).toBe(address)
  })

  const choices = [
    ...[null, ...index.locations.map(({ slug }) => slug)].flatMap((location) =>
      [null, ...services.map(({ id }) => id)].map((service) => asked(location, service)),
    ),
    asked(null, 'Shockwaves for Women'),
    asked(null, 'a&b=c#d%20é'),
    asked('a b/c%', 'd?e'),
  ]

  test.each(choices.map((wanted) => [bookingAddress(wanted), wanted] as const))(
    '%s asks for them',
    (address, wanted) => {
      const { pathname, searchParams } = new URL(address, 'https://example.com')
      expect(askedByAddress(pathname, Object.fromEntries(searchParams))).toEqual(wanted)
    },
  )
})

describe('the address of a place', () => {
  test.each([
    ['closed', null],
    ['closed + princeton', null],
    ['location', '/book?step=location'],
    ['location -/Full Body Cryo', '/book?step=location&service=Full%20Body%20Cryo'],
    ['any', '/book?step=service'],
    ['location -/infrared-sauna < any', '/book?step=location&service=infrared-sauna'],
    ['location nowhere/-', '/book?step=location'],
    ['location nowhere/Infrared', '/book?step=location&service=Infrared'],
    ['location montclair/-', '/book/montclair'],
    ['location montclair/Infrared', '/book/montclair'],
    ['loading princeton/-', '/book/princeton'],
    ['loading princeton/Infrared', '/book/princeton'],
    ['loading princeton/Infrared + westfield', '/book/princeton'],
    ['failed princeton/Infrared', '/book/princeton'],
    ['listed princeton/- < location + princeton', '/book/princeton'],
    ['listed princeton/Telehealth + princeton', '/book/princeton'],
    ['calendar princeton/Infrared + princeton', '/book/princeton/infrared-sauna'],
    ['calendar princeton/cryotherapy < location -/cryotherapy + princeton', '/book/princeton/full-body-cryo'],
  ])('‘%s’ is %s', (place, address) => {
    expect(addressOf(snapshotAt(place))).toBe(address)
  })
})

describe('what an address asks for', () => {
  const long = 'x'.repeat(10_240)

  test.each<[pathname: string, search: Record<string, string>, wanted: Asked | null]>([
    ['/book', { step: 'location' }, asked(null, null)],
    ['/book/', { step: 'location' }, asked(null, null)],
    ['/book', { step: 'foo' }, asked(null, null)],
    ['/book', { step: '' }, asked(null, null)],
    ['/book', { service: ' ChillSlim ' }, asked(null, 'ChillSlim')],
    ['/book', { step: 'location', service: '' }, asked(null, null)],
    ['/book', { step: 'location', service: ' \t ' }, asked(null, null)],
    ['/book', { step: 'location', service: 'x'.repeat(80) }, asked(null, 'x'.repeat(80))],
    ['/book', { step: 'location', service: 'x'.repeat(81) }, asked(null, null)],
    ['/book', { step: 'location', service: long }, asked(null, null)],
    ['/book', { step: 'location', service: '<script>' }, asked(null, '<script>')],
    ['/book', { step: 'service' }, asked('any', null)],
    ['/book', { step: 'service', service: 'ChillSlim' }, asked(null, 'ChillSlim')],
    ['/book/any', {}, asked('any', null)],
    ['/book/any/infrared-sauna', {}, asked(null, 'infrared-sauna')],
    ['/book/princeton', {}, asked('princeton', null)],
    ['/book/princeton/', {}, asked('princeton', null)],
    ['/book/princeton', { step: 'location', service: 'ChillSlim' }, asked('princeton', null)],
    ['/book/princeton/infrared-sauna', {}, asked('princeton', 'infrared-sauna')],
    ['/book/%3Cscript%3E/__proto__', {}, asked('<script>', '__proto__')],
  ])('case %#: %s', (pathname, search, wanted) => {
    expect(askedByAddress(pathname, search)).toEqual(wanted)
  })

  test.each<[pathname: string, search: Record<string, string>]>([
    ['/book', {}],
    ['/book', { utm_source: 'mail' }],
    ['/book', Object.fromEntries(new URLSearchParams('__proto__=step&constructor=service'))],
    ['/book/a/b/c', {}],
    ['/book/%E0%A4%A', {}],
    ['/book/princeton/%', { step: 'location' }],
    ['/', { step: 'location' }],
    ['', { step: 'location' }],
    ['/Book', { step: 'location' }],
    ['/booking', { step: 'location' }],
    ['/services/book', { step: 'location' }],
  ])('%s with %j is not the wizard’s', (pathname, search) => {
    expect(askedByAddress(pathname, search)).toBeNull()
  })
})
