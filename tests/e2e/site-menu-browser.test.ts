import { expect } from '@playwright/test'
import { clinic, expectHeading, header, link, phone, trigger, visitWithMenu } from '../walks/site-menu.ts'
import { expectAddress, holdScripts, still, test } from '../walks/support.ts'

test.use(still)

test('What the browser opens for a text fragment closes like any other: by Esc, a click elsewhere, or a link', async ({
  page,
}) => {
  const arrive = async () => {
    await page.goto('about:blank')
    await visitWithMenu(page, '/franchise')
    await page.goto('/franchise#:~:text=All%20clinics')
    await expect(page.locator('nav[data-phase=pinned]')).toBeVisible()
    await expect(link(page, 'All clinics')).toBeVisible()
  }
  await arrive()
  await page.keyboard.press('Escape')
  await expect(link(page, 'All clinics')).toBeHidden()
  await arrive()
  await page.mouse.click(5, 600)
  await expect(link(page, 'All clinics')).toBeHidden()
  await arrive()
  await link(page, 'Cincinnati').click()
  await expectHeading(page, 'Cryotherapy in Cincinnati')
  await expect(link(page, 'Cincinnati')).toBeHidden()
})

test('What the browser opens or closes by itself on a page that is alive is the menu’s too', async ({ page }) => {
  const toggle = (name: string, isOpen: boolean) =>
    page
      .locator(`details[data-menu=${name}]`)
      .evaluate((details, open) => details.toggleAttribute('open', open), isOpen)
  const nav = (phase: string) => page.locator(`nav[data-phase=${phase}]`)
  await visitWithMenu(page)
  await toggle('locations', true)
  await expect(nav('pinned')).toBeVisible()
  await toggle('services', true)
  await expect(link(page, 'All services')).toBeVisible()
  await expect(link(page, 'All clinics')).toBeHidden()
  await expect(nav('pinned')).toBeVisible()
  await toggle('services', false)
  await expect(nav('closed')).toBeVisible()
  await expect(link(page, 'All services')).toBeHidden()
  await page.setViewportSize(phone)
  await toggle('drawer', true)
  await expect(nav('drawer')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Research')).toBeHidden()
})

test('A mouse that moves to the other dropdown takes nothing away from the keyboard', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await visitWithMenu(page)
  await page.clock.pauseAt(20_000)
  await trigger(page, 'Services').hover()
  await page.clock.runFor(200)
  await link(page, 'Slim Pod').focus()
  await trigger(page, 'Locations').hover()
  await page.clock.runFor(500)
  await page.mouse.move(5, 600)
  await page.clock.runFor(500)
  await expect(link(page, 'Slim Pod')).toBeFocused()
  await expect(link(page, 'All clinics')).toBeHidden()
  await page.keyboard.press('Escape')
  await trigger(page, 'Locations').hover()
  await page.clock.runFor(200)
  await expect(link(page, 'All clinics')).toBeVisible()
})

test('A mouse that came before the page was alive has opened its dropdown', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(clinic, { waitUntil: 'commit' })
  await trigger(page, 'Services').hover()
  await scripts.release()
  await expect(page.locator('nav[data-phase=hovered]')).toBeVisible()
  await expect(link(page, 'All services')).toBeVisible()
})

test('On a phone a link to the page that is shown closes the menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await visitWithMenu(page, '/locations')
  await trigger(page, 'Menu').click()
  await link(page, 'Find a Location').click()
  await expect(link(page, 'Find a Location')).toBeHidden()
  await expectAddress(page, '/locations')
})

test('In a low window a dropdown scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await visitWithMenu(page)
  await trigger(page, 'Services').click()
  const panel = header(page).locator('details[data-menu=services] > div')
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300)
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await link(page, 'Telehealth').focus()
  await expect(link(page, 'Telehealth')).toBeInViewport({ ratio: 1 })
})

/** Has the event `back` do what a phone's Back does to what watches for it, and tells at the root how many do. */
function watchBack(): void {
  const watchers = new Set<CloseWatcher>()
  const tell = () => Object.assign(document.documentElement.dataset, { watchers: watchers.size })
  class Watched extends CloseWatcher {
    constructor() {
      super()
      watchers.add(this)
      tell()
    }
    override destroy() {
      super.destroy()
      watchers.delete(this)
      tell()
    }
  }
  Object.assign(window, { CloseWatcher: Watched })
  window.addEventListener('back', () => watchers.forEach((one) => one.requestClose()))
}

test('On a phone Back closes what a press opened, and leaves the page only then', async ({ page }) => {
  const pressBack = () => page.evaluate(() => void window.dispatchEvent(new Event('back')))
  const expectWatched = (count: string) => expect(page.locator('html')).toHaveAttribute('data-watchers', count)
  await page.addInitScript(watchBack)
  await page.setViewportSize(phone)
  await visitWithMenu(page)
  for (const _ of ['once', 'again']) {
    await trigger(page, 'Menu').click()
    await link(page, 'Research').focus()
    await expectWatched('1')
    await pressBack()
    await expect(link(page, 'Research')).toBeHidden()
    await expect(trigger(page, 'Menu')).toBeFocused()
    await expectAddress(page, clinic)
    await expectWatched('0')
  }
  await trigger(page, 'Menu').click()
  await expect(link(page, 'Research')).toBeVisible()
  await trigger(page, 'Menu').click()
  await expect(link(page, 'Research')).toBeHidden()
  await expectWatched('0')
})
