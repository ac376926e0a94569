import { describe, expect, test } from 'vitest'
import { describeHours } from '../../content/hours.ts'
import { findLocation, locations } from '../../content/locations/index.ts'
import { amongSpecified, specifiedClinics } from '../support/specified.ts'

const longDays = [
  { days: 'Mon-Fri', hours: '9am-8pm' },
  { days: 'Weekends', hours: '9am-4pm' },
]

const facts = [
  {
    slug: 'cincinnati',
    rating: 4.9,
    happyClients: '1000+',
    yearsServing: '2+',
    place: 'Cincinnati, OH',
    hours: [
      { days: 'Mon-Fri', hours: '9am-7pm' },
      { days: 'Weekends', hours: '10am-4pm' },
    ],
  },
  {
    slug: 'marlboro',
    rating: 4.8,
    happyClients: '800+',
    yearsServing: '2+',
    place: 'Englishtown, NJ',
    hours: longDays,
  },
  {
    slug: 'montclair',
    rating: 4.8,
    happyClients: '1300+',
    yearsServing: '3+',
    place: 'Upper Montclair, NJ',
    hours: [
      { days: 'Mon/Tue/Thu', hours: '9am-8pm' },
      { days: 'Wed/Fri', hours: '8am-8pm' },
      { days: 'Weekends', hours: '8am-4pm' },
    ],
  },
  { slug: 'princeton', rating: 4.9, happyClients: '1500+', yearsServing: '4+', place: 'Skillman, NJ', hours: longDays },
  { slug: 'red-bank', rating: 4.9, happyClients: '1200+', yearsServing: '3+', place: 'Red Bank, NJ', hours: longDays },
  { slug: 'westfield', rating: 4.8, happyClients: '950+', yearsServing: '2+', place: 'Westfield, NJ', hours: longDays },
]

const slugOf = ({ slug }: { slug: string }) => slug

describe('the clinics (P-CLINIC-3)', () => {
  test.each(facts)('$slug states the specified facts', ({ slug, place, hours, ...figures }) => {
    const location = findLocation(slug)
    expect(location?.stats).toEqual({ ...figures, servicesCount: 13 })
    expect(location?.place).toBe(place)
    expect(location && describeHours(location.hours)).toEqual(hours)
  })

  test('the specified six are there, in this order', () => {
    expect(facts.map(slugOf)).toEqual(specifiedClinics)
    expect(amongSpecified(locations, specifiedClinics, slugOf).map(slugOf)).toEqual(specifiedClinics)
  })

  test.each(['__proto__', 'constructor', 'toString', '', 'Princeton', 'englishtown'])('%j is no clinic', (slug) => {
    expect(findLocation(slug)).toBeUndefined()
  })

  test('only the Cincinnati weight-loss card leads elsewhere', () => {
    const links = amongSpecified(locations, specifiedClinics, slugOf).map(({ slug, cardLinks }) => [slug, cardLinks])
    expect(links).toEqual(facts.map(({ slug }) => [slug, slug === 'cincinnati' ? { semaglutide: '/exam-invite' } : {}]))
  })

  test('no two clinics share a tagline, an introduction, a closing, a phone or a site', () => {
    const texts = locations.flatMap(({ tagline, introduction, closing, phone, externalSite }) => [
      tagline,
      introduction,
      closing.title,
      closing.text,
      phone.e164,
      externalSite,
    ])
    expect(new Set(texts).size).toBe(texts.length)
  })
})
