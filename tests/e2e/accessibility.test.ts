import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import {
  card,
  choose,
  expectAddress,
  expectBookingPage,
  expectDialog,
  expectLiveFrame,
  expectNoDialog,
  narrow,
  still,
  tabTo,
  test,
  visit,
  widestEdge,
} from '../walks/support.ts'
import { expectStep, service } from '../walks/wizard.ts'

test.use(still)

const dialogs = {
  "a service's detail": async (page: Page) => {
    await visit(page, '/locations/princeton')
    await card(page, /^Infrared Sauna/).click()
    await expectDialog(page, 'Infrared Sauna')
  },
  'the location step': async (page: Page) => {
    await visit(page, '/locations/montclair')
    await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
    await expectDialog(page, 'Select Location')
  },
  'the service step': async (page: Page) => {
    await visit(page, '/locations/princeton')
    await card(page, /^Vitamin Shots/).click()
    await page.getByRole('link', { name: 'Book This Service' }).click()
    await expectDialog(page, 'Services in Princeton')
  },
  'the calendar step': async (page: Page) => {
    await visit(page, '/locations/princeton')
    await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
    await choose(page, /^Infrared Sauna/)
    await expectDialog(page, 'Book Infrared Sauna')
  },
}

for (const [name, open] of Object.entries(dialogs)) {
  test(`Axe finds nothing in ${name}, which fits into 320 px and takes forced colors`, async ({ page }) => {
    await open(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    expect(await violations(page), 'at 320 px').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

for (const [width, name, first] of [
  [1280, 'Services', 'All services'],
  [320, 'Menu', 'Research'],
] as const) {
  test(`Axe finds nothing with '${name}' of the header open, which takes forced colors`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, '/locations/princeton')
    await page.getByRole('banner').locator('summary:visible', { hasText: name }).first().click()
    await expect(page.getByRole('banner').getByRole('link', { name: first, exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await widestEdge(page)).toBeLessThanOrEqual(width)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

test('With reduced motion the wizard opens at once, and axe finds nothing on the page or in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/locations/princeton')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  const seconds = await page
    .getByRole('dialog')
    .evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).animationDuration))
  expect(seconds).toBeLessThan(0.001)
  expect(await violations(page)).toEqual([])
})

test("With only the keyboard a visitor walks Back through the dialog's steps", async ({ page }) => {
  await dialogs['the calendar step'](page)
  const back = page.getByRole('dialog').getByRole('link', { name: 'Back', exact: true })
  for (const title of ['Services in Princeton', 'Select Location']) {
    await tabTo(page, back)
    await page.keyboard.press('Enter')
    await expectDialog(page, title)
  }
})

test("The frame's stops lead over it and back, and the wizard stays", async ({ page }) => {
  await dialogs['the calendar step'](page)
  const start = page.getByRole('dialog').getByRole('link', { name: 'Skip past the frame' })
  const end = page.getByRole('dialog').getByRole('link', { name: 'Back to the start of the frame' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(start).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Book Infrared Sauna' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
  await expectAddress(page, '/locations/princeton')
})

test("On a booking page the frame's stops lead over it and back, and the walk goes on", async ({ page }) => {
  await visit(page, '/book/princeton')
  await choose(page, /^Infrared Sauna/)
  await expectBookingPage(page, 'Book Infrared Sauna')
  const start = page.getByRole('link', { name: 'Skip past the frame' })
  const end = page.getByRole('link', { name: 'Back to the start of the frame' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(start).toBeFocused()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectBookingPage(page, 'Services in Princeton')
  await expectAddress(page, '/book/princeton')
})

test('A frame that grows leaves the link after it in view while that has the focus', async ({ page }) => {
  await page.setViewportSize(narrow)
  await visit(page, '/book/princeton/infrared-sauna')
  await expectLiveFrame(page, 'Calendar: Infrared Sauna in Princeton')
  const end = page.getByRole('link', { name: 'Back to the start of the frame' })
  await end.focus()
  await expect(end).toBeInViewport()
  const frame = page.frame({ url: /booking-calendar/ })
  await frame?.evaluate(() =>
    window.parent.postMessage(['highlevel.setHeight', { height: 1800, id: 'booking-calendar' }], location.origin),
  )
  await expect(page.locator('iframe')).toHaveAttribute('height', '1800')
  await expect(end).toBeInViewport()
})

test("The skip link leads to the page's content, and the wizard opens and closes from there", async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Book Your Appointment Today' }))
  await page.keyboard.press('Enter')
  await expectStep(page, service)
  await page.goBack()
  await expectNoDialog(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
})
