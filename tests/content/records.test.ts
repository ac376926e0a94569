import { describe, expect, test } from 'vitest'
import { checkRecords } from '../../content/check/check.ts'
import { cincinnati } from '../../content/locations/cincinnati.ts'
import { buildRecords, readRecord, recordNames } from '../../content/records.ts'
import { demonstration } from '../../content/providers.ts'
import { services } from '../../content/services/index.ts'

const records = buildRecords(demonstration)

describe('the JSON records', () => {
  test('the list of names is the list of records', () => {
    expect(recordNames().toSorted()).toEqual(Object.keys(records).toSorted())
  })

  test('every record is what its schema says', () => {
    expect(checkRecords(records)).toEqual([])
  })

  test.each(recordNames())('%s survives JSON', (name) => {
    const record = readRecord(name, demonstration)
    expect(record).toBeDefined()
    expect(JSON.parse(JSON.stringify(record))).toStrictEqual(record)
  })

  test('a name without a record has none', () => {
    expect(readRecord('locations/__proto__', demonstration)).toBeUndefined()
    expect(readRecord('services/glutathione', demonstration)).toBeUndefined()
    expect(readRecord('booking/marlboro', demonstration)).toBeUndefined()
  })

  test('the Cincinnati weight-loss card is a link, everywhere else it opens the dialog', () => {
    const weightLossCard = (slug: string) =>
      readRecord(`locations/${slug}`, demonstration)?.cards.find((card) => card.slug === 'semaglutide')
    expect(weightLossCard('cincinnati')).toMatchObject({ href: '/exam-invite', opens: 'link' })
    expect(weightLossCard('princeton')).toMatchObject({ href: '/services/semaglutide', opens: 'detail' })
  })

  test('every grid has a card of each service that has one, each with its dialog', () => {
    const slugs = readRecord('home', demonstration)?.cards.map(({ slug }) => slug) ?? []
    expect(slugs).toEqual(services.filter(({ card }) => card).map(({ slug }) => slug))
    expect(Object.keys(readRecord('service-details', demonstration) ?? {})).toEqual(slugs)
  })

  test('a clinic books from its list, or under its own name by phone', () => {
    const bookingSlug = (slug: string) => readRecord(`locations/${slug}`, demonstration)?.bookingSlug
    expect(['marlboro', 'montclair', 'westfield'].map(bookingSlug)).toEqual(['englishtown', 'montclair', 'westfield'])
  })

  test('a service page leads to the wizard, the telehealth page to the program', () => {
    const bookingHref = (slug: string) => readRecord(`services/${slug}`, demonstration)?.bookingHref
    expect(bookingHref('slimpod')).toBe('/book/any/slim-pod')
    expect(bookingHref('telehealth')).toBe('/order-online')
  })

  test('the finder names hours and booking address', () => {
    expect(readRecord('home', demonstration)?.finder.at(0)).toEqual({
      slug: 'cincinnati',
      name: 'Cincinnati',
      place: 'Cincinnati, OH',
      href: '/locations/cincinnati',
      bookingHref: '/book/cincinnati',
      books: 'online',
      phone: cincinnati.phone,
      openLine: 'Mon-Fri 9am-7pm, weekends 10am-4pm',
    })
  })

  test('the menus lead to the home page’s parts and to a record each', () => {
    const { menus, primary, locations, services } = records.navigation
    expect(menus.map(({ all }) => all.href)).toEqual(['/services', '/locations'])
    expect(primary.map(({ href }) => href)).toEqual(['/reviews', '/locations', '/order-online'])
    const names: string[] = recordNames()
    expect([...locations, ...services].filter(({ href }) => !names.includes(href.slice(1)))).toEqual([])
  })
})
