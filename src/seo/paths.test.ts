import { describe, expect, test } from 'vitest'
import { bookingListSlugs, bookingServiceIds } from '../../content/booking-lists.ts'
import { locations } from '../../content/locations/index.ts'
import { hasPage, services } from '../../content/services/index.ts'
import {
  amongSpecified,
  specifiedClinics,
  specifiedLists,
  specifiedOffers,
  specifiedServices,
} from '../../tests/support/specified.ts'
import { prerenderPaths } from './paths.ts'

const paths = prerenderPaths()
const specified = [
  ...specifiedClinics.map((slug) => `/locations/${slug}`),
  ...specifiedServices.map((slug) => `/services/${slug}`),
  ...[...specifiedLists, 'montclair'].map((slug) => `/book/${slug}`),
  ...specifiedLists.flatMap((list) => specifiedOffers.map((id) => `/book/${list}/${id}`)),
]
const byPhone = locations.filter(({ booking }) => booking.kind === 'phone').map(({ slug }) => slug)
const amongPaths = (wanted: readonly string[]) => amongSpecified(paths, wanted, (path) => path)
const below = (pattern: RegExp) => paths.filter((path) => pattern.test(path))

describe('the pages', () => {
  test('are each named once, the specified eighty-five among them', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(specified).toHaveLength(85)
    expect(amongPaths(specified).toSorted()).toEqual(specified.toSorted())
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
      '/price-list',
      '/find',
      '/compare',
      '/accessibility',
    ])
  })

  test('of clinics are one for each', () => {
    expect(below(/^\/locations\//)).toEqual(locations.map(({ slug }) => `/locations/${slug}`))
  })

  test('of services are one for each that has a page: two of the specified have only a card', () => {
    expect(below(/^\/services\//)).toEqual(services.filter(hasPage).map(({ slug }) => `/services/${slug}`))
    expect(paths).not.toContain('/services/vitamin-shots')
    expect(paths).not.toContain('/services/glutathione')
  })

  test('of booking are one for each list, and for each clinic that books by phone', () => {
    expect(below(/^\/book\/[^/]+$/).toSorted()).toEqual(
      [...bookingListSlugs, 'any', ...byPhone].map((slug) => `/book/${slug}`).toSorted(),
    )
  })

  test('of calendars are one for each service of each list', () => {
    expect(below(/^\/book\/[^/]+\/[^/]+$/)).toEqual(
      [...bookingListSlugs, 'any'].flatMap((list) => bookingServiceIds.map((id) => `/book/${list}/${id}`)),
    )
  })
})
