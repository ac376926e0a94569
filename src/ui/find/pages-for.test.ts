import { expect, test } from 'vitest'
import { findIndex } from '../../../content/find/index.ts'
import { foundPages } from '../../../content/find/pages.ts'
import { prerenderPaths } from '../../seo/paths.ts'
import { pagesFor } from './pages-for.ts'
import { searchIn } from './search.ts'

const search = searchIn(findIndex())

test.each([
  ['prices', '/price-list'],
  ['How much does it cost?', '/price-list'],
  ['hours', '/locations'],
  ['are you open on Sundays', '/locations'],
  ['clinics near me', '/locations'],
  ['own a franchise', '/franchise'],
  ['appointment', '/book?step=location#locations'],
  ['how do I cancel my appointment', '/contact'],
  ['gift card', '/contact'],
  ['careers', '/contact'],
  ['jobs', '/contact'],
  ['can I bring my kids', '/contact'],
  ['is there a shower', '/contact'],
  ['wheelchair access', '/contact'],
  ['what to wear', '/contact'],
  ['near me', '/locations'],
  ['closest clinic', '/locations'],
  ['open on Christmas', '/locations'],
  ['sampler', '/#offers'],
  ['Superhuman Sampler', '/#offers'],
  ['memberships', '/new-member'],
  ['precios', '/price-list'],
])('‘%s’ asks for the page %s, and for no service', (text, href) => {
  const { isFiller, services, clinics } = search(text)
  expect([pagesFor(text, isFiller).map((page) => page.href), services, clinics]).toEqual([[href], [], []])
})

test.each(['', 'cryotherapy prices', 'Princeton hours', 'post office hours', 'movie prices'])(
  '‘%s’ asks for no page',
  (text) => {
    expect(pagesFor(text, search(text).isFiller)).toEqual([])
  },
)

test('The pages are there', () => {
  const addresses = foundPages.map(({ href }) => href.split(/[?#]/)[0])
  expect(addresses.filter((address) => !prerenderPaths().includes(address ?? ''))).toEqual([])
})
