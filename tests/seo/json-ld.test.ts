import { describe, expect, test } from 'vitest'
import { princeton } from '../../content/locations/princeton.ts'
import { foundPages } from '../../src/seo/found-pages.ts'
import { clinic } from '../../src/seo/json-ld/clinic.ts'
import { jsonLdScript } from '../../src/seo/json-ld/thing.ts'
import { faultsOf } from './vocabulary.ts'

const pages = foundPages()

/** The structured data of a page, as its readers parse it. */
function thingsOf(path: string): Record<string, unknown>[] {
  const page = pages.find(({ canonical }) => canonical === path)
  return page ? JSON.parse(JSON.stringify(page.things())) : []
}

const thing = (path: string, type: string) => thingsOf(path).find((candidate) => candidate['@type'] === type)

describe('the data of every page', () => {
  test.each(pages.map(({ canonical }) => canonical))('%s is in schema.org’s vocabulary', (path) => {
    const things = thingsOf(path)
    expect(things).not.toEqual([])
    expect(things.flatMap((candidate) => faultsOf(candidate))).toEqual([])
  })

  test('names no ratings of our own', () => {
    expect(JSON.stringify(pages.map(({ things }) => things()))).not.toMatch(/rating|review/i)
  })

  test('ends no script early', () => {
    const script = jsonLdScript([{ '@type': 'WebSite', name: '</script><!--' }])
    expect(script.slice('<script'.length, -'</script>'.length)).not.toContain('<')
    expect(script).toContain(String.raw`\u003c/script>`)
  })
})

describe('the vocabulary', () => {
  test.each([
    [{ '@type': 'Clinic' }, ' has the unknown type Clinic'],
    [{ '@type': 'Service', rating: 5 }, 'rating is no property of Service'],
    [{ '@type': 'Service', url: '/services' }, 'url is no url: /services'],
    [{ '@type': 'Offer', price: '$59' }, 'price is no number'],
    [{ '@type': 'Service', offers: [{ '@type': 'ListItem' }] }, 'offers may not be ListItem'],
    [{ '@type': 'OpeningHoursSpecification', opens: '9am' }, 'opens is no time: 9am'],
  ])('of %j: %s', (wrong, fault) => {
    expect(faultsOf(wrong)).toEqual([fault])
  })
})

describe('a clinic', () => {
  const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

  test('Princeton is where, when and how it is specified and its file says', () => {
    expect(thing('/locations/princeton', 'HealthAndBeautyBusiness')).toEqual({
      '@type': 'HealthAndBeautyBusiness',
      '@id': 'https://example.com/locations/princeton#clinic',
      name: 'Kelvin Wellness Princeton',
      description: princeton.introduction,
      url: 'https://example.com/locations/princeton',
      image: 'https://example.com/pictures/locations/princeton.jpg',
      telephone: princeton.phone.e164,
      sameAs: 'https://princeton.example.com',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '400 Example Lane',
        addressLocality: 'Skillman',
        addressRegion: 'NJ',
        postalCode: '08558',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 40.4201, longitude: -74.7146 },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: workdays, opens: '09:00', closes: '20:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '16:00' },
      ],
      parentOrganization: {
        '@type': 'Organization',
        '@id': 'https://example.com/#organization',
        name: 'Kelvin Wellness',
        url: 'https://example.com/',
      },
      potentialAction: { '@type': 'ReserveAction', target: 'https://example.com/book/princeton' },
    })
  })

  test('Montclair opens early on two workdays, and is booked by phone', () => {
    const montclair = thing('/locations/montclair', 'HealthAndBeautyBusiness')
    expect(montclair).not.toHaveProperty('potentialAction')
    expect(montclair?.['openingHoursSpecification']).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday', 'Thursday'], opens: '09:00', closes: '20:00' },
      { dayOfWeek: ['Wednesday', 'Friday'], opens: '08:00', closes: '20:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '16:00' },
    ])
  })

  test('Marlboro is booked as Englishtown', () => {
    expect(thing('/locations/marlboro', 'HealthAndBeautyBusiness')?.['potentialAction']).toMatchObject({
      target: 'https://example.com/book/englishtown',
    })
  })

  test('says which days differ, and which are closed', () => {
    const special = [
      { date: '2026-12-24', hours: { opens: '09:00', closes: '13:00' }, reason: 'Christmas Eve' },
      { date: '2026-12-25', hours: null, reason: 'Christmas' },
    ]
    const data = JSON.parse(JSON.stringify(clinic({ ...princeton, specialDays: special }, '/picture.png')))
    expect(faultsOf(data)).toEqual([])
    expect(data.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ])
  })
})

describe('a service', () => {
  const prices = (path: string) => thing(path, 'Service')?.['offers']
  const plain = (name: string, price: number) => ({ '@type': 'Offer', name, price, priceCurrency: 'USD' })

  test('the infrared sauna costs what is specified', () => {
    expect(prices('/services/infrared')).toEqual([
      plain('Single session', 59),
      plain('Wellness package', 219),
      plain('Transform plan', 399),
    ])
  })

  test('a lowest price is a lowest price, and a price per session one per session', () => {
    expect(prices('/services/cryotherapy')).toMatchObject([
      { priceSpecification: { '@type': 'PriceSpecification', minPrice: 45, priceCurrency: 'USD' } },
    ])
    expect(prices('/services/slimpod')).toMatchObject([
      { priceSpecification: { '@type': 'UnitPriceSpecification', price: 199, unitText: 'session' } },
      { priceSpecification: { '@type': 'UnitPriceSpecification', price: 299, unitText: 'session' } },
    ])
  })

  test('thousands are understood, and a price that varies is none', () => {
    expect(prices('/services/nad-injections')).toMatchObject([{ price: 199 }, { price: 699 }, { price: 1199 }])
    expect(prices('/services/shockwave-therapy')).toMatchObject([{ price: 199 }])
  })
})

test('the way to a calendar leads over its clinic', () => {
  expect(thing('/book/englishtown/slim-pod', 'BreadcrumbList')?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Kelvin', item: 'https://example.com/' },
    { position: 2, name: 'Marlboro', item: 'https://example.com/locations/marlboro' },
    { position: 3, name: 'Book', item: 'https://example.com/book/englishtown' },
    { position: 4, name: 'Slim Pod', item: 'https://example.com/book/englishtown/slim-pod' },
  ])
})
