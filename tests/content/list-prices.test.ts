import { describe, expect, test } from 'vitest'
import { services } from '../../content/services/index.ts'

const amountOf = (price: string) => /\$[\d,]+/.exec(price)?.[0] ?? ''

/** Pages whose own prices are not the one that the lists of services begin with. */
const differing = services.flatMap(({ slug, detail, page }) => {
  const pricing = page?.find((section) => section.kind === 'pricing')
  if (!detail || !pricing) return []
  const listed = amountOf(detail.price)
  return pricing.cards.some(({ price }) => amountOf(price) === listed) ? [] : [{ slug, listed, intro: pricing.intro }]
})

describe('a page whose prices are not the lists’ says what theirs is', () => {
  test('there are such pages', () => {
    expect(differing.map(({ slug }) => slug)).toContain('compression-therapy')
  })

  test.each(differing)('$slug: $listed', ({ listed, intro }) => {
    expect(intro).toContain(`Our lists start at ${listed}`)
  })
})
