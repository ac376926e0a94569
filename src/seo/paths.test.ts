import { describe, expect, test } from 'vitest'
import { bookingServiceIds } from '../../content/booking-lists.ts'
import { prerenderPaths } from './paths.ts'

const paths = prerenderPaths()
const below = (pattern: RegExp) => paths.filter((path) => pattern.test(path))

describe('the pages', () => {
  test('are one hundred and one, each named once', () => {
    expect(paths.length).toBe(101)
    expect(new Set(paths).size).toBe(101)
  })

  test('are written as addresses: lower case, no trailing slash, no search', () => {
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z0-9-]+)+$/.test(path))).toEqual([])
  })

  test('outside services, locations and booking are these', () => {
    expect(below(/^(?!\/(services|locations|book)\/)/)).toEqual([
      '/',
      '/services',
      '/locations',
      '/pricing',
      '/about',
      '/book',
      '/new-member',
      '/research',
      '/reviews',
      '/franchise',
      '/exam-invite',
      '/order-online',
      '/online-consult',
      '/terms',
      '/hipaa',
      '/contact',
    ])
  })

  test('of clinics are six', () => {
    expect(below(/^\/locations\//)).toEqual([
      '/locations/cincinnati',
      '/locations/marlboro',
      '/locations/montclair',
      '/locations/princeton',
      '/locations/red-bank',
      '/locations/westfield',
    ])
  })

  test('of services are thirteen: the two that have only a card have none', () => {
    expect(below(/^\/services\//)).toEqual([
      '/services/cryotherapy',
      '/services/local-cryotherapy',
      '/services/chillslim',
      '/services/chillskin',
      '/services/semaglutide',
      '/services/shockwave-therapy',
      '/services/shockwaves-women',
      '/services/infrared',
      '/services/compression-therapy',
      '/services/nad-injections',
      '/services/acoustic-therapy',
      '/services/slimpod',
      '/services/telehealth',
    ])
  })

  test('of booking lists are five, and one says that it books by phone', () => {
    expect(below(/^\/book\/[^/]+$/).toSorted()).toEqual([
      '/book/cincinnati',
      '/book/englishtown',
      '/book/montclair',
      '/book/princeton',
      '/book/red-bank',
      '/book/westfield',
    ])
  })

  test('of calendars are sixty', () => {
    const lists = ['westfield', 'cincinnati', 'englishtown', 'princeton', 'red-bank']
    expect(below(/^\/book\/[^/]+\/[^/]+$/)).toEqual(
      lists.flatMap((list) => bookingServiceIds.map((id) => `/book/${list}/${id}`)),
    )
  })
})
