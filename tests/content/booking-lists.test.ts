import { describe, expect, test } from 'vitest'
import { bookingList, bookingListSlugs, bookingIndex } from '../../content/booking-lists.ts'
import { demonstration } from '../../content/providers.ts'
import { matchService } from '../../machines/booking/booking.match.ts'
import { pinnedMatches } from '../support/pinned-matches.ts'

const template = demonstration.bookingUrlTemplate
const slugs = ['westfield', 'cincinnati', 'englishtown', 'princeton', 'red-bank']
const ids = [
  'slim-pod',
  'shockwave-women',
  'targeted-cryo',
  'full-body-cryo',
  'compression-therapy',
  'shockwave-men',
  'acoustic-therapy',
  'glp1-therapy',
  'cryo-skin',
  'infrared-sauna',
  'cryo-body-shaping',
  'nad-injections',
]

describe('the booking lists (P-BOOK-6)', () => {
  test('are five, in the specified order', () => {
    expect(bookingListSlugs).toEqual(slugs)
  })

  test('hold sixty entries, the ids in order and every calendar address its own', () => {
    const entries = slugs.flatMap((slug) => bookingList(slug, template)?.services ?? [])
    expect(entries.map(({ id }) => id)).toEqual(slugs.flatMap(() => ids))
    expect(new Set(entries.map(({ iframeUrl }) => iframeUrl)).size).toBe(60)
  })

  test('fill the template with the slug of the list and the id of the service', () => {
    expect(bookingList('englishtown', template)?.services.at(0)?.iframeUrl).toBe(
      '/embed/booking-calendar.html?location=englishtown&service=slim-pod',
    )
  })

  test('apply what a clinic says differently', () => {
    const describe = (slug: string) =>
      bookingList(slug, template)?.services.find(({ id }) => id === 'full-body-cryo')?.description
    expect(describe('westfield')).toBe('Whole body cold in a chamber, for up to 3 minutes.')
    expect(describe('englishtown')).toBe(
      'Whole body cold for up to 3 minutes at our Marlboro clinic, which is in Englishtown.',
    )
  })

  test.each(slugs.flatMap((slug) => pinnedMatches.map(([asked, id]) => ({ slug, asked, id }))))(
    'in $slug, $asked means $id',
    ({ slug, asked, id }) => {
      expect(matchService(asked, bookingList(slug, template)?.services ?? [])?.id).toBe(id)
    },
  )

  test.each(['marlboro', 'montclair', '__proto__', 'constructor', ''])('%j has no list', (slug) => {
    expect(bookingList(slug, template)).toBeUndefined()
  })

  test('the first step of the wizard offers the five, then Montclair by phone', () => {
    expect(bookingIndex().locations.map(({ slug, name, books }) => [slug, name, books])).toEqual([
      ['westfield', 'Westfield', 'online'],
      ['cincinnati', 'Cincinnati', 'online'],
      ['englishtown', 'Englishtown', 'online'],
      ['princeton', 'Princeton', 'online'],
      ['red-bank', 'Red Bank', 'online'],
      ['montclair', 'Montclair', 'phone'],
    ])
  })
})
