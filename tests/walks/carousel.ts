import { expect, type Page } from '@playwright/test'
import { homeContent } from '../../content/home.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'

export const count = 3
export const names = [1, 2, 3].map((number) => `Review ${number} of ${count}`)

export const section = (page: Page) => page.getByRole('region', { name: homeContent.reviews.title })
export const list = (page: Page) => section(page).getByRole('list', { name: 'Reviews' })
export const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
export const status = (page: Page) => section(page).getByRole('status')

/** Opens a page with three reviews that move by themselves, with a clock that only the test moves. */
export async function openMoving(page: Page): Promise<void> {
  const screen = await chromiumScreen(page, testedFlows.carousel.stage)
  await screen.unhover()
  await screen.changeWindow({ isMotionReduced: false })
  await expect(button(page, 'Pause')).toBeVisible()
}

/** Expects the review of this index to be the current one and in view. */
export async function expectReview(page: Page, index: number): Promise<void> {
  await expect(section(page).locator('[aria-current]')).toHaveAccessibleName(names[index] ?? '')
  await expect
    .poll(() => list(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
    .toBeCloseTo(index, 1)
}

export async function toggle(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await openMoving(page)
  await button(page, 'Pause').press(key)
  await button(page, 'Play').blur()
  await page.clock.runFor(60_000)
  await expectReview(page, 0)
  await button(page, 'Play').press(key)
  await button(page, 'Pause').blur()
  await page.clock.runFor(7000)
  await expectReview(page, 1)
}

export async function turn(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await openMoving(page)
  await button(page, 'Previous review').press(key)
  await expectReview(page, count - 1)
  await button(page, 'Next review').press(key)
  await expectReview(page, 0)
}

/** Presses these keys, with the focus on the buttons and on the list itself. */
export async function turnByKeys(page: Page, ...steps: [key: string, index: number][]): Promise<void> {
  await openMoving(page)
  for (const place of [button(page, 'Next review'), button(page, names[0] ?? ''), list(page)]) {
    await place.focus()
    await page.keyboard.press('Home')
    for (const [key, index] of steps) {
      await page.keyboard.press(key)
      await expectReview(page, index)
    }
    await expect(place).toBeFocused()
  }
}
