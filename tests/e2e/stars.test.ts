import { expect, type Page } from '@playwright/test'
import { homeContent } from '../../content/home.ts'
import { starsOf } from '../../machines/carousel/carousel.stars.ts'
import { test, visit } from '../walks/support.ts'

const [first, second] = homeContent.reviews.items.map(({ rating }) => Math.round(starsOf(rating)))

test('The stars of a review fill once, when they are first seen', async ({ page }) => {
  await visitCounting(page)
  await expectFilled(page, 0)
  await reviews(page).nth(0).scrollIntoViewIfNeeded()
  await expectFilled(page, first)
  await page.getByRole('button', { name: 'Next review' }).click()
  await expectFilled(page, (first ?? 0) + (second ?? 0))
  await page.getByRole('button', { name: 'Previous review' }).click()
  await expect(reviews(page).nth(0)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await reviews(page).nth(0).scrollIntoViewIfNeeded()
  await expectFilled(page, (first ?? 0) + (second ?? 0))
})

test('Under reduced motion the stars are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitCounting(page)
  await reviews(page).nth(0).scrollIntoViewIfNeeded()
  await expect(reviews(page).nth(0)).toBeInViewport({ ratio: 1 })
  await expectFilled(page, 0)
})

const reviews = (page: Page) => page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')

/** Opens the home page, and counts in an attribute of its root the stars whose animation has started. */
async function visitCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate')
    Element.prototype.animate = function counted(this: Element, ...how: Parameters<Element['animate']>) {
      const root = document.documentElement
      if (this.hasAttribute('data-filled')) root.dataset['stars'] = String(Number(root.dataset['stars'] ?? 0) + 1)
      return animate.apply(this, how)
    }
  })
  await visit(page, '/')
}

function expectFilled(page: Page, stars: number | undefined): Promise<void> {
  return expect.poll(() => page.evaluate(() => Number(document.documentElement.dataset['stars'] ?? 0))).toBe(stars)
}
