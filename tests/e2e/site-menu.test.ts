import { expect, type Locator } from '@playwright/test'
import { expectAddress, holdScripts, still, test } from '../walks/support.ts'
import { clinic, expectHeading, header, lastOf, link, phone, trigger, visitWithMenu } from '../walks/site-menu.ts'

test.use(still)

test('The mouse opens a dropdown after 200 ms, closes it 150 ms later, and skips the wait for 300 ms', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await visitWithMenu(page)
  await page.clock.pauseAt(20_000)
  await trigger(page, 'Services').hover()
  await page.clock.runFor(199)
  await expect(link(page, 'All services')).toBeHidden()
  await page.clock.runFor(1)
  await expect(link(page, 'All services')).toBeVisible()
  await link(page, 'Slim Pod').hover()
  await page.clock.runFor(5000)
  await expect(link(page, 'All services')).toBeVisible()
  await page.mouse.move(5, 600)
  await page.clock.runFor(149)
  await expect(link(page, 'All services')).toBeVisible()
  await page.clock.runFor(1)
  await expect(link(page, 'All services')).toBeHidden()
  await page.clock.runFor(299)
  await trigger(page, 'Locations').hover()
  await expect(link(page, 'All clinics')).toBeVisible()
  await trigger(page, 'Services').hover()
  await expect(link(page, 'All services')).toBeVisible()
  await expect(link(page, 'All clinics')).toBeHidden()
})

test('Esc closes what the mouse opened, and a click pins it', async ({ page }) => {
  await visitWithMenu(page)
  await trigger(page, 'Services').hover()
  await expect(link(page, 'All services')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'All services')).toBeHidden()
  await trigger(page, 'Locations').hover()
  await expect(link(page, 'All clinics')).toBeVisible()
  await trigger(page, 'Locations').click()
  await page.mouse.move(5, 600)
  await expect(page.locator('nav[data-phase=pinned]')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link(page, 'All clinics')).toBeHidden()
})

test('A dropdown leads to a page, closes on the way, and marks the page there', async ({ page }) => {
  await visitWithMenu(page)
  await trigger(page, 'Services').click()
  await link(page, 'Infrared Sauna').click()
  await expectHeading(page, 'Slow heat for a fast week')
  await expectAddress(page, '/services/infrared')
  await expect(link(page, 'Infrared Sauna')).toBeHidden()
  await trigger(page, 'Services').click()
  await expect(link(page, 'Infrared Sauna')).toHaveAttribute('aria-current', 'page')
  await expect(header(page).locator('[aria-current]:visible')).toHaveCount(1)
  await link(page, 'Infrared Sauna').click()
  await expect(link(page, 'Infrared Sauna')).toBeHidden()
})

test('Ctrl and click on a link opens it in a new tab, and the dropdown stays for the next', async ({
  page,
  context,
}) => {
  await visitWithMenu(page)
  await trigger(page, 'Services').click()
  const opening = context.waitForEvent('page')
  await link(page, 'Infrared Sauna').click({ modifiers: ['ControlOrMeta'] })
  await expectHeading(await opening, 'Slow heat for a fast week')
  await expect(link(page, 'Infrared Sauna')).toBeVisible()
  await expectAddress(page, clinic)
})

test('Tab past the last link closes a dropdown, and Enter on a link leads to its page', async ({ page }) => {
  await visitWithMenu(page)
  const walk = async (key: string, to: Locator) => {
    await page.keyboard.press(key)
    await expect(to).toBeFocused()
  }
  await trigger(page, 'Locations').focus()
  await page.keyboard.press('Space')
  await walk('Tab', link(page, 'All clinics'))
  await walk('End', link(page, lastOf.locations))
  await walk('Tab', link(page, 'Reviews'))
  await expect(link(page, 'All clinics')).toBeHidden()
  await walk('Shift+Tab', trigger(page, 'Locations'))
  await page.keyboard.press('Enter')
  await walk('ArrowDown', link(page, 'All clinics'))
  await walk('ArrowDown', link(page, 'Cincinnati'))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Cryotherapy in Cincinnati')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(link(page, 'All clinics')).toBeHidden()
})

test('A press before the page is alive is honored: the dropdown is open, and closes by a second', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(clinic, { waitUntil: 'commit' })
  await trigger(page, 'Services').click()
  await expect(link(page, 'All services')).toBeVisible()
  await scripts.release()
  await expect(page.locator('nav[data-phase=pinned]')).toBeVisible()
  await expect(link(page, 'All services')).toBeVisible()
  await trigger(page, 'Services').click()
  await expect(link(page, 'All services')).toBeHidden()
})

test('On a phone a press before the page is alive is honored', async ({ page }) => {
  await page.setViewportSize(phone)
  const scripts = await holdScripts(page)
  await page.goto(clinic, { waitUntil: 'commit' })
  await trigger(page, 'Menu').click()
  await scripts.release()
  await expect(page.locator('nav[data-phase=drawer]')).toBeVisible()
  await link(page, 'Find a Location').click()
  await expectAddress(page, '/locations')
  await expect(link(page, 'Research')).toBeHidden()
})

test('On a phone the menu opens over the page, scrolls, and closes by a link, Esc, Back and a press elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visitWithMenu(page)
  const menu = header(page).locator('details[data-menu=drawer]')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await trigger(page, 'Menu').click()
  await expect(link(page, 'Research')).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
  await trigger(page, 'Services').click()
  const panel = menu.locator('> div')
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
  await link(page, 'Infrared Sauna').click()
  await expectHeading(page, 'Slow heat for a fast week')
  await expect(link(page, 'Research')).toBeHidden()

  await trigger(page, 'Menu').click()
  await link(page, 'Research').focus()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Research')).toBeHidden()
  await expect(trigger(page, 'Menu')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(link(page, 'Research')).toBeVisible()
  await page.goBack()
  await expectHeading(page, 'Cryotherapy in Princeton')
  await expect(link(page, 'Research')).toBeHidden()

  await trigger(page, 'Menu').click()
  await page.mouse.click(180, phone.height - 10)
  await expect(link(page, 'Research')).toBeHidden()
})

test('The menu fits at every width, on one line', async ({ page }) => {
  await visitWithMenu(page)
  for (const width of [320, 360, 768, 900, 999, 1000, 1100, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const row = await page.evaluate(() => ({
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      high: document.querySelector('header')?.getBoundingClientRect().height,
    }))
    expect({ width, ...row }).toEqual({ width, overflow: 0, high: 73 })
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a tap opens a dropdown, a tap closes it, and one tap follows a link', async ({ page }) => {
    await visitWithMenu(page)
    await trigger(page, 'Services').tap()
    await expect(link(page, 'All services')).toBeVisible()
    await trigger(page, 'Services').tap()
    await expect(page.locator('nav[data-phase=closed]')).toBeVisible()
    await trigger(page, 'Services').tap()
    await trigger(page, 'Locations').tap()
    await expect(link(page, 'All services')).toBeHidden()
    await expect(link(page, 'All clinics')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(link(page, 'All clinics')).toBeHidden()
    await trigger(page, 'Locations').tap()
    await link(page, 'Cincinnati').tap()
    await expectHeading(page, 'Cryotherapy in Cincinnati')
    await expect(page.locator('nav[data-phase=closed]')).toBeVisible()
  })
})
