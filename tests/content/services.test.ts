import { describe, expect, test } from 'vitest'
import { findService, hasPage, services } from '../../content/services/index.ts'
import { amongSpecified, specifiedServices } from '../support/specified.ts'

const dialogs = [
  ['cryotherapy', 'Cryotherapy', 'From $45', '3 minutes'],
  ['chillslim', 'ChillSlim', 'From $300', '35-60 minutes'],
  ['chillskin', 'ChillSkin', 'From $85', '20-30 minutes'],
  ['semaglutide', 'Semaglutide', 'From $299/month', 'Ongoing'],
  ['shockwave-therapy', 'Shockwave Therapy', 'From $400', '20-30 minutes'],
  ['shockwaves-women', 'Shockwaves for Women', 'From $400', '20-30 minutes'],
  ['infrared', 'Infrared Sauna', 'From $40', '30-45 minutes'],
  ['compression-therapy', 'Compression Therapy', 'From $35', '20-30 minutes'],
  ['nad-injections', 'NAD+ Injections', 'From $199', '15-20 minutes'],
  ['vitamin-shots', 'Vitamin Shots', 'From $45', '5-15 minutes'],
  ['glutathione', 'Glutathione', 'From $149', '15-20 minutes'],
  ['telehealth', 'Telehealth', 'From $75', '30-45 minutes'],
]

const withoutPage = ['vitamin-shots', 'glutathione']
const specified = [...specifiedServices, ...withoutPage]

describe('the services', () => {
  test('the dialogs state the specified prices and durations, in the order of the cards', () => {
    const stated = amongSpecified(services, specified, ({ slug }) => slug).flatMap(({ slug, detail }) =>
      detail ? [[slug, detail.title, detail.price, detail.duration]] : [],
    )
    expect(stated).toEqual(dialogs)
  })

  test('a card and its dialog carry the same title', () => {
    expect(services.map(({ card }) => card?.title)).toEqual(services.map(({ detail }) => detail?.title))
  })

  test('the specified thirteen have a page, in this order', () => {
    const pages = services.filter(hasPage).map(({ slug }) => slug)
    expect(amongSpecified(pages, specifiedServices, (slug) => slug)).toEqual(specifiedServices)
  })

  test('the two without a page lead to the vitamin shots of the home page', () => {
    const others = services.filter(({ slug }) => withoutPage.includes(slug))
    expect(others.filter(hasPage)).toEqual([])
    expect(others.map(({ slug, href }) => [slug, href])).toEqual([
      ['vitamin-shots', '/#vitamin-shots'],
      ['glutathione', '/#vitamin-shots'],
    ])
  })

  test('the dialog gives the temperatures of the dialog', () => {
    expect(findService('cryotherapy')?.detail?.description).toContain('-200°F to -250°F')
  })

  test.each(['semaglutide', 'shockwave-therapy', 'shockwaves-women'])(
    '%s says that it requires a consultation',
    (slug) => {
      const { detail, booking } = findService(slug) ?? {}
      expect(detail?.description).toMatch(/requires a consultation with a physician or licensed professional/)
      expect(booking?.description).toMatch(/requires a physician or licensed-professional consultation/)
    },
  )

  test.each(['__proto__', 'constructor', 'toString', '', 'Cryotherapy'])('%j is no service', (slug) => {
    expect(findService(slug)).toBeUndefined()
  })
})
