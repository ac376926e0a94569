import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { homeContent } from '../../content/home.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'
import { violations } from './axe.ts'
import { button, list, section } from '../walks/carousel.ts'
import { test } from '../walks/support.ts'

const { items } = homeContent.reviews
const count = items.length
const controlsFile = '**/CarouselControls-*.js'

const slides = (page: Page) => list(page).getByRole('listitem')
const scrollPlace = (page: Page) => list(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)

test('The buttons show the reviews one by one, around both ends, and say which it is', async ({ page }) => {
  await page.goto('/')
  const status = section(page).getByRole('status')
  await expectReview(page, 0)
  await expect(status).toHaveText('')
  await button(page, 'Previous review').click()
  await expectReview(page, count - 1)
  await expect(status).toHaveText(`Review ${count} of ${count}`)
  await button(page, 'Next review').click()
  await expectReview(page, 0)
  await button(page, `Review 3 of ${count}`).click()
  await expectReview(page, 2)
  await expect(status).toHaveText(`Review 3 of ${count}`)
})

test('Quick presses are all counted, though the list is still on its way', async ({ page }) => {
  await page.goto('/')
  for (let press = 0; press < 3; press += 1) await button(page, 'Next review').click()
  await button(page, 'Previous review').click()
  await expectReview(page, 2)
})

for (const hasScrollEnd of [true, false]) {
  const ending = hasScrollEnd ? '' : ', though nothing says that the scrolling has ended'
  test(`A review that something else scrolls into view on the way becomes the current one${ending}`, async ({
    page,
  }) => {
    if (!hasScrollEnd) await page.addInitScript(silenceScrollEnd)
    await page.goto('/')
    for (const wait of [0, 60, 120]) {
      await button(page, 'Next review').click()
      await list(page).evaluate(showFirst, wait)
      await expectReview(page, 0)
      await expect(section(page).getByRole('status')).toHaveText(`Review 1 of ${count}`)
    }
    await button(page, `Review 2 of ${count}`).click()
    await expectReview(page, 1)
    if (!hasScrollEnd) return
    await slides(page)
      .nth(3)
      .evaluate((slide) => slide.scrollIntoView({ block: 'center', behavior: 'smooth' }))
    await expectReview(page, 3)
  })
}

test('A press for the review that is current already brings it into view', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Next review').click()
  await list(page).evaluate(showFirst, 0)
  await button(page, `Review 2 of ${count}`).dispatchEvent('click')
  await expectReview(page, 1)
})

test('What the visitor has scrolled to before the page is alive stays in view', async ({ page }) => {
  const requests: Route[] = []
  await page.route(controlsFile, (route) => void requests.push(route))
  await page.goto('/')
  await list(page).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }))
  const before = await section(page).boundingBox()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  for (const request of requests) await request.continue()
  await expectReview(page, 2)
  expect((await section(page).boundingBox())?.height).toBe(before?.height)
})

test('By itself the site’s own carousel does not move', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expectReview(page, 0)
  await page.clock.runFor(60_000)
  await expectReview(page, 0)
  await expect(button(page, 'Pause')).toHaveCount(0)
})

test('The focus holds reviews that move by themselves, and lets them go when it leaves', async ({ page }) => {
  const screen = await chromiumScreen(page, testedFlows.carousel.stage)
  await screen.changeWindow({ isMotionReduced: false })
  const motion = (text: string) => section(page).getByRole('group', { name: text, exact: true })
  await expect(motion('Moves on by itself')).toBeVisible()
  await list(page).focus()
  await expect(motion('Waits for you')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(section(page).locator('[aria-current]')).toHaveAccessibleName('Review 1 of 3')
  await list(page).blur()
  await expect(motion('Moves on by itself')).toBeVisible()
  await page.clock.runFor(7000)
  await expect(section(page).locator('[aria-current]')).toHaveAccessibleName('Review 2 of 3')
  await expect(section(page).getByRole('status')).toHaveText('')
})

test('Out of view the next review is in its place at once, since Firefox begins no smooth scroll there', async ({
  page,
}) => {
  const screen = await chromiumScreen(page, testedFlows.carousel.stage)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(list(page)).not.toBeInViewport()
  await screen.changeWindow({ isMotionReduced: false })
  const place = await list(page).evaluateHandle((element) => {
    const turned = { to: -1 }
    const scrollTo = element.scrollTo.bind(element)
    element.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') scrollTo(options)
      turned.to = element.scrollLeft / element.clientWidth
    }
    return turned
  })
  await page.clock.runFor(7000)
  expect(await place.evaluate(({ to }) => to)).toBe(1)
})

test('Axe finds nothing in a carousel that moves by itself, at any width and with forced colors', async ({ page }) => {
  const screen = await chromiumScreen(page, testedFlows.carousel.stage)
  await screen.changeWindow({ isMotionReduced: false })
  await button(page, 'Pause').click()
  await page.clock.resume()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await violations(page), 'at 320 px').toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await violations(page), 'with forced colors').toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('A swipe picks the review that it leads to', async ({ page }) => {
    await page.goto('/')
    await expectReview(page, 0)
    await list(page).scrollIntoViewIfNeeded()
    await swipe(page, list(page), 0.9, 0.2)
    await expectReview(page, 1)
    await expect(section(page).getByRole('status')).toHaveText(`Review 2 of ${count}`)
    await swipe(page, list(page), 0.2, 0.9)
    await expectReview(page, 0)
    await button(page, 'Next review').tap()
    await expectReview(page, 1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Without JavaScript every review can be read, with its rating, and the list scrolls by keys', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(slides(page)).toHaveCount(count)
    for (const [index, { text, name, location, rating }] of items.entries()) {
      await slides(page).nth(index).scrollIntoViewIfNeeded()
      await expect(slides(page).nth(index).getByText(text)).toBeInViewport()
      await expect(slides(page).nth(index)).toContainText(`${rating} out of 10`)
      await expect(slides(page).nth(index)).toContainText(`${name} ${location}`)
    }
    await expect(section(page).getByRole('button')).toHaveCount(0)
    const before = await scrollPlace(page)
    await list(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => scrollPlace(page)).toBeLessThan(before)
  })
})

/** Expects the review of this index to be the current one and fully in view. */
async function expectReview(page: Page, index: number): Promise<void> {
  await expect(section(page).locator('[aria-current]')).toHaveAccessibleName(`Review ${index + 1} of ${count}`)
  await expect.poll(() => scrollPlace(page)).toBeCloseTo(index, 1)
}

/** Scrolls the first review into view after `wait` milliseconds, as a screen reader's cursor does. Runs in the page. */
function showFirst(list: Element, wait: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      list.firstElementChild?.scrollIntoView({ block: 'center' })
      resolve()
    }, wait)
  })
}

/** Keeps `scrollend` events from all listeners. Runs in the page. */
function silenceScrollEnd(): void {
  window.addEventListener('scrollend', (ended) => ended.stopImmediatePropagation(), { capture: true })
}

/** Drags a finger sideways over the middle of an element, from one share of its width to another. */
async function swipe(page: Page, target: Locator, from: number, to: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + share * box.width, y: box.y + box.height / 2 }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
