import { describe, expect, test } from 'vitest'
import { bookingList, bookingListSlugs, bookingIndex } from '../../content/booking-lists.ts'
import { findIndex } from '../../content/find/index.ts'
import { demonstration } from '../../content/providers.ts'
import { matchService } from '../../machines/booking/booking.match.ts'
import { pinnedMatches } from '../support/pinned-matches.ts'
import { amongSpecified, specifiedLists, specifiedOffers } from '../support/specified.ts'

const template = demonstration.bookingUrlTemplate

describe('the booking lists (P-BOOK-6)', () => {
  test('the specified five come first, in their order', () => {
    expect(bookingListSlugs.slice(0, specifiedLists.length)).toEqual(specifiedLists)
  })

  test.each(bookingListSlugs)('%s begins with the specified twelve services, in their order', (slug) => {
    const ids = bookingList(slug, template)?.services.map(({ id }) => id)
    expect(ids?.slice(0, specifiedOffers.length)).toEqual(specifiedOffers)
  })

  test('give every calendar an address of its own', () => {
    const entries = bookingListSlugs.flatMap((slug) => bookingList(slug, template)?.services ?? [])
    expect(new Set(entries.map(({ iframeUrl }) => iframeUrl)).size).toBe(entries.length)
  })

  test('fill the template with the slug of the list and the id of the service', () => {
    expect(bookingList('englishtown', template)?.services.at(0)?.iframeUrl).toBe(
      '/embed/booking-calendar.html?location=englishtown&service=slim-pod',
    )
  })

  test('and the search have one dash in the ranges of a list', () => {
    const listed = bookingList('princeton', template)?.services.map(({ session }) => session?.duration) ?? []
    const found = findIndex().services.map(({ figures }) => figures)
    expect(listed).toContain('20–30 minutes')
    expect([...listed, ...found].filter((figures) => figures !== undefined && /\d-\d/.test(figures))).toEqual([])
  })

  test('apply what a clinic says differently', () => {
    const describe = (slug: string) =>
      bookingList(slug, template)?.services.find(({ id }) => id === 'full-body-cryo')?.description
    expect(describe('westfield')).toBe('Whole body cold in a chamber, for up to 3 minutes.')
    expect(describe('englishtown')).toBe(
      'Whole body cold for up to 3 minutes at our Marlboro clinic, which is in Englishtown.',
    )
  })

  test.each(specifiedLists.flatMap((slug) => pinnedMatches.map(([asked, id]) => ({ slug, asked, id }))))(
    'in $slug, $asked means $id',
    ({ slug, asked, id }) => {
      expect(matchService(asked, bookingList(slug, template)?.services ?? [])?.id).toBe(id)
    },
  )

  test.each(['marlboro', 'montclair', '__proto__', 'constructor', ''])('%j has no list', (slug) => {
    expect(bookingList(slug, template)).toBeUndefined()
  })

  test('the first step of the wizard offers the specified five, then Montclair by phone', () => {
    const offered = amongSpecified(bookingIndex().locations, [...specifiedLists, 'montclair'], ({ slug }) => slug)
    expect(offered.map(({ slug, name, books }) => [slug, name, books])).toEqual([
      ['westfield', 'Westfield', 'online'],
      ['cincinnati', 'Cincinnati', 'online'],
      ['englishtown', 'Englishtown', 'online'],
      ['princeton', 'Princeton', 'online'],
      ['red-bank', 'Red Bank', 'online'],
      ['montclair', 'Montclair', 'phone'],
    ])
  })
})
