import { expect, test } from 'vitest'
import { offers } from '../../content/offers.ts'
import { priceList } from '../../content/pages/price-list.ts'
import { services } from '../../content/services/index.ts'
import { injections, treatments } from '../../content/treatments.ts'
import { vitaminShots } from '../../content/vitamin-shots.ts'

const groups = priceList.sections.flatMap((section) => (section.kind === 'prices' ? section.groups : []))

function pricesOf(title: string): string[] {
  return groups.find((group) => group.title === title)?.rows.map(({ price }) => price) ?? []
}

/* Written down by hand from docs/product: the list is made of the same records as the pages. */
test.each([
  ['Whole Body Cryotherapy', ['From $45']],
  ['Local Cryotherapy', ['$89', '$319', '$599']],
  ['ChillSlim', ['From $300']],
  ['ChillSkin', ['From $85', '$149', '$549', '$899']],
  ['Medical Weight Loss', ['From $299/month', '$299/month', '$349/month', '$199/month', '$299/month']],
  ['Shockwave Therapy', ['From $400', '$199', 'Price varies by plan']],
  ['Shockwaves for Women', ['From $400', '$199', 'Price varies by plan']],
  ['Infrared Sauna', ['From $40', '$59', '$219', '$399']],
  ['Compression Therapy', ['From $35', '$89', '$299', '$499']],
  ['NAD+ Injections', ['From $199', '$199', '$699', '$1,199']],
  ['Acoustic Therapy', ['$149', '$549', '$899']],
  ['Slim Pod', ['$199/session', '$299/session']],
  ['Telehealth', ['From $75', '$0', '$49']],
  ['Vitamin Shots', ['From $45', '$89', '$79', '$199', '$149', '$45', '$55']],
  ['First visits and packages', ['$39', '$49', 'From $199', '$199 per month', '$299 per month']],
  ['Courses and sessions', ['$299/month', '$349/month', '$199/month', '$179/month', '$149/session']],
  ['Injections', ['$89', '$79', '$49', '$109', '$89', '$79', '$69']],
])('%s costs %j', (title, prices) => {
  const merged = title === 'Vitamin Shots' ? [...pricesOf(title), ...pricesOf('Six single shots')] : pricesOf(title)
  expect(merged).toEqual(prices)
})

test('no record with a price is left out', () => {
  const listed = groups.flatMap(({ rows }) => rows.map(({ what, price }) => `${what} ${price}`))
  const sold = [...offers, ...treatments, ...injections, ...vitaminShots].map(({ title, price }) => `${title} ${price}`)
  const cards = services.flatMap(({ page }) =>
    (page ?? []).flatMap((section) => (section.kind === 'pricing' ? section.cards : [])),
  )
  const ofPages = cards.map(({ title, price }) => `${title} ${price}`)
  expect([...sold, ...ofPages].filter((one) => !listed.includes(one))).toEqual([])
})

test('a service that has two starting prices says why', () => {
  const doubled = groups.filter(({ rows }) => rows.length > 1 && rows[0]?.what === 'Starting price')
  expect(doubled.map(({ title }) => title)).not.toEqual([])
  expect(doubled.filter(({ why }) => why === undefined).map(({ title }) => title)).toEqual([])
})
