import { describe, expect, test } from 'vitest'
import { specifiedServices } from '../support/specified.ts'
import { copyOf, pageOf, sectionOf } from './service-page-copy.ts'

/** The texts that each page's copy must contain, from docs/product/figures.md. */
const figures: readonly (readonly [slug: string, ...texts: string[]])[] = [
  ['cryotherapy', 'Sessions never exceed 3 minutes', '1-3 minutes', '5 minutes', '-200°F to -256°F'],
  ['chillslim', '15-30 minutes', '2-4 weeks'],
  ['chillskin', '45 minutes', '60 minutes'],
  ['infrared', '5 minutes', '20-45 minutes', '10 minutes', '140-160°F'],
  ['compression-therapy', 'Up to 40% faster recovery'],
  ['acoustic-therapy', '15-30 minutes'],
  ['slimpod', '30 minutes', '45 minutes', 'one area', 'multiple areas'],
  ['semaglutide', '3 months', 'B12'],
  ['telehealth', '30-45 minutes', 'within 24 hours', '2-5 business days', 'free shipping'],
]

/**
 * The price cards of each page, from docs/product/figures.md: the price and what it buys. For the first two pages only
 * the dialog's starting price is given.
 */
const prices: readonly (readonly [slug: string, cards: readonly (readonly [price: string, buys: string])[]])[] = [
  ['cryotherapy', [['From $45', '']]],
  ['chillslim', [['From $300', '']]],
  [
    'local-cryotherapy',
    [
      ['$89', 'Single'],
      ['$319', '4 sessions plus consultation'],
      ['$599', '8 sessions plus follow-up'],
    ],
  ],
  [
    'chillskin',
    [
      ['$149', 'Classic CryoFacial'],
      ['$549', '4 sessions plus skincare kit'],
      ['$899', '8 sessions plus premium products'],
    ],
  ],
  [
    'semaglutide',
    [
      ['$299/month', 'Sema/B12'],
      ['$349/month', 'Tirz/B12'],
      ['$199/month', '3-month program with B12'],
      ['$299/month', '3-month program, B12 included'],
    ],
  ],
  [
    'shockwave-therapy',
    [
      ['$199', 'Consultation'],
      ['Price varies by plan', 'Treatment series'],
    ],
  ],
  [
    'shockwaves-women',
    [
      ['$199', 'consultation'],
      ['Price varies by plan', 'series'],
    ],
  ],
  [
    'infrared',
    [
      ['$59', 'Single'],
      ['$219', '4 sessions plus consultation'],
      ['$399', '8 sessions plus follow-up'],
    ],
  ],
  [
    'compression-therapy',
    [
      ['$89', 'Single'],
      ['$299', '4 sessions plus consultation'],
      ['$499', '8 sessions plus follow-up'],
    ],
  ],
  [
    'nad-injections',
    [
      ['$199', 'Single'],
      ['$699', '4 sessions'],
      ['$1,199', '8 sessions'],
    ],
  ],
  [
    'acoustic-therapy',
    [
      ['$149', 'One session'],
      ['$549', '4 sessions'],
      ['$899', '8 sessions'],
    ],
  ],
  [
    'slimpod',
    [
      ['$199/session', '30 minutes, one area'],
      ['$299/session', '45 minutes, multiple areas'],
    ],
  ],
  [
    'telehealth',
    [
      ['$0', 'A-Sync Approval'],
      ['$49', '30-minute check-in'],
    ],
  ],
]

describe('the figures of the specification', () => {
  test('the price table speaks of every specified page', () => {
    expect(prices.map(([slug]) => slug).toSorted()).toEqual(specifiedServices.toSorted())
  })

  test.each(figures)('%s states %s', (slug, ...texts) => {
    const copy = copyOf(pageOf(slug)).join('\n')
    expect(texts.filter((text) => !copy.includes(text))).toEqual([])
  })

  test.each([
    ['cryotherapy', '5 minutes', '1-3 minutes'],
    ['infrared', '5 minutes', '20-45 minutes', '10 minutes'],
    ['chillskin', '45 minutes', '60 minutes'],
    ['chillslim', '15-30 minutes', '2-4 weeks'],
    ['acoustic-therapy', '15-30 minutes'],
    ['slimpod', '30 minutes', '45 minutes'],
    ['telehealth', '30-45 minutes', 'Within 24 hours', '2-5 business days'],
  ])('the timeline of %s is labelled %s', (slug, ...labels) => {
    const stated = sectionOf(slug, 'timeline').phases.map(({ label }) => label)
    expect(stated).toEqual(expect.arrayContaining(labels))
  })

  test.each(prices)('%s asks the specified prices', (slug, expected) => {
    const cards = sectionOf(slug, 'pricing').cards
    expect(cards.map(({ price }) => price)).toEqual(expected.map(([price]) => price))
    for (const [index, [, buys]] of expected.entries()) {
      expect(copyOf(cards[index]).join('\n')).toContain(buys)
    }
  })
})
