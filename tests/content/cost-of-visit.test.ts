import { expect, test } from 'vitest'
import { costOfVisit } from '../../content/words/blocks.ts'

test.each([
  ['$399', 8, '$50'],
  ['$219', 4, '$55'],
  ['$1,199', 8, '$150'],
])('%s for %i visits is %s a visit', (price, visits, cost) => {
  expect(costOfVisit(price, visits)).toBe(cost)
})

test.each(['$299/month', 'From $45', 'Price varies by plan'])('%s is not the price of a package', (price) => {
  expect(costOfVisit(price, 4)).toBeNull()
})
