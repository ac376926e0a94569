import { describe, expect, test } from 'vitest'
import { bookingList } from '../../content/booking-lists.ts'
import { comparedService } from '../../content/comparison.ts'
import { compare } from '../../content/pages/compare.ts'
import { demonstration } from '../../content/providers.ts'
import { readRecord } from '../../content/records.ts'
import { hasPage, services } from '../../content/services/index.ts'
import type { ComparedService, Section } from '../../content/types.ts'
import { copyOf } from './service-page-copy.ts'

const compared = compare.sections.flatMap((section) => (section.kind === 'comparison' ? section.services : []))

function factsOf(slug: string): ComparedService['facts'] {
  const found = compared.find((one) => one.slug === slug)
  if (!found) throw new Error(`${slug} is not compared`)
  return found.facts
}

/* Written down by hand from docs/product and the services' own pages. */
const figures: readonly [string, time: string[], price: string[], temperature: string][] = [
  ['cryotherapy', ['1–3 minutes in the cold'], ['$45 starting price'], '−256°F at the coldest, from −200°F'],
  ['infrared', ['20–45 minutes of heat'], ['$59 a single session', 'Our lists start at $40'], '140–160°F in the cabin'],
  [
    'chillskin',
    ['45 minutes, the classic facial', '60 minutes, the deluxe facial'],
    ['$149 a single classic CryoFacial', 'Our lists start at $85'],
    'Cold; your clinic says how cold',
  ],
  [
    'local-cryotherapy',
    ['Your clinic says how long it takes'],
    ['$89 a single session'],
    'Cold; your clinic says how cold',
  ],
  [
    'semaglutide',
    ['Ongoing'],
    ['$199 a month online, B12 included', '$299 month by month, with B12'],
    'Neither cold nor heat',
  ],
  [
    'shockwave-therapy',
    ['20–30 minutes a session'],
    ['$199 the consultation that comes first', 'Our lists start at $400'],
    'Neither cold nor heat',
  ],
  ['glutathione', ['15–20 minutes a visit'], ['$149 a session'], 'Neither cold nor heat'],
]

describe('the comparison', () => {
  test('has every service, in the order of the services', () => {
    expect(compared.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug))
  })

  test.each(figures)('gives %s its time, price and temperature', (slug, time, price, temperature) => {
    expect(factsOf(slug)).toMatchObject({ time, price, temperature: [temperature] })
  })

  test.each(services.filter(hasPage))('says of $name all that its page warns of', ({ slug, page }) => {
    const warned = page.flatMap((section) => {
      if (section.kind === 'warning') return [section.text]
      return section.kind === 'safety' ? section.items : []
    })
    expect(warned).not.toEqual([])
    expect(factsOf(slug).caution).toEqual(warned)
  })

  test('says where nothing is written down', () => {
    expect(factsOf('vitamin-shots').caution).toEqual(['No list here: staff ask about your health before they begin'])
    expect(factsOf('semaglutide').feels).toEqual(['There is no session to feel: ask in the consultation'])
  })

  test.each([
    ['infrared', 'Book', '/book/any/infrared-sauna'],
    ['semaglutide', 'Book', '/book/any/glp1-therapy'],
    ['telehealth', 'Start Online', '/order-online'],
    ['vitamin-shots', 'Ask for Vitamin Shots', '/#vitamin-shots'],
  ])('%s leads on by ‘%s’ to %s', (slug, label, href) => {
    expect(compared.find((one) => one.slug === slug)?.action).toEqual({ label, href })
  })

  test('promises neither cure nor result, and marks what it feels like as a sample', () => {
    const promise = /\b(cures?|heals?|guaranteed?|proven|pain-?free|lose weight|burns?)\b/i
    const feelings = services.flatMap(({ feels }) => feels ?? [])
    expect(feelings).toHaveLength(services.length - 1)
    expect(feelings.filter(({ text, sample }) => promise.test(text) || !sample)).toEqual([])
  })

  test('takes from the dialog what the facts do not say', () => {
    const [infrared] = services.filter(({ slug }) => slug === 'infrared')
    const facts = infrared && comparedService({ ...infrared, facts: [] }).facts
    expect(facts?.price).toEqual(['Our lists start at $40'])
    expect(facts?.time).toEqual(['30–45 minutes'])
    expect(facts?.temperature).toEqual(['Warm; your clinic says how warm'])
  })
})

describe('a service that needs a consultation', () => {
  const required = /requires? a (consultation with a physician|physician or licensed-professional consultation)/i

  test('is marked exactly where its own texts say so', () => {
    const said = services.filter(({ page, detail, booking }) =>
      copyOf([page, detail, booking]).some((text) => required.test(text)),
    )
    expect(services.filter(({ consultationFirst }) => consultationFirst).map(({ slug }) => slug)).toEqual(
      said.map(({ slug }) => slug),
    )
    expect(said.map(({ slug }) => slug)).toEqual(['semaglutide', 'shockwave-therapy', 'shockwaves-women'])
  })

  test('is marked in the booking lists', () => {
    const listed = bookingList('princeton', demonstration.bookingUrlTemplate)?.services ?? []
    const marked = listed.filter(({ session }) => session?.consultationFirst).map(({ id }) => id)
    expect(marked).toEqual(['shockwave-women', 'shockwave-men', 'glp1-therapy'])
  })
})

test.each(services.filter(hasPage))('The page of $name ends with a way to compare it', ({ slug }) => {
  const sections: readonly Section[] = readRecord(`services/${slug}`, demonstration)?.sections ?? []
  const closing = sections.find((section) => section.kind === 'closing')
  expect(closing?.actions.at(-1)).toEqual({
    kind: 'link',
    label: 'Compare with others',
    href: `/compare?services=${slug}`,
  })
})
