import { expect } from '@playwright/test'
import { leadButton } from './lead-walk.ts'
import { card, choose, expectAddress, prerenderedPaths, test } from './support.ts'

test.use({ javaScriptEnabled: false })

test("Without JavaScript a clinic's booking link leads to its services and on to the calendar", async ({ page }) => {
  await page.goto('/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
  await choose(page, /^Infrared Sauna/)
  await expect(page.getByRole('heading', { level: 1, name: 'Book Infrared Sauna' })).toBeVisible()
  await expectAddress(page, '/book/princeton/infrared-sauna')
  const frame = page.getByTitle('Calendar: Infrared Sauna in Princeton')
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Find your clinic' })).toBeVisible()
})

test('Without JavaScript the home page leads to a clinic and to its booking', async ({ page }) => {
  await page.goto('/')
  const finder = page.getByRole('region', { name: 'Find your clinic' })
  await finder.getByRole('link', { name: /^Red Bank/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Red Bank' })).toBeVisible()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Red Bank' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await finder.getByRole('link', { name: 'Book in Westfield' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Westfield' })).toBeVisible()
})

test('Without JavaScript Montclair shows its phone and the other clinics', async ({ page }) => {
  await page.goto('/locations/montclair')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select Location' })).toBeVisible()
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', 'tel:+19735550130')
  await choose(page, /^Princeton/)
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
})

test('Without JavaScript a card leads to its page', async ({ page }) => {
  await page.goto('/locations/princeton')
  await card(page, /^Infrared Sauna/).click()
  await expectAddress(page, '/services/infrared')
  await expect(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' })).toBeVisible()
})

test("Without JavaScript the header's dropdowns open one at a time, and their links lead on", async ({ page }) => {
  await page.goto('/locations/princeton')
  const header = page.getByRole('banner')
  await header.locator('summary:visible', { hasText: 'Services' }).click()
  await expect(header.getByRole('link', { name: 'All services' })).toBeVisible()
  await header.locator('summary:visible', { hasText: 'Locations' }).click()
  await expect(header.getByRole('link', { name: 'All services' })).toBeHidden()
  await header.getByRole('link', { name: 'Cincinnati' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cincinnati' })).toBeVisible()
})

test('Without JavaScript the menu on a phone opens, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/locations/princeton')
  const header = page.getByRole('banner')
  await header.locator('summary:visible', { hasText: 'Menu' }).click()
  await expect(header.getByRole('link', { name: 'Research' })).toHaveAttribute('href', '/research')
  await header.locator('summary:visible', { hasText: 'Services' }).click()
  await header.getByRole('link', { name: 'Infrared Sauna' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' })).toBeVisible()
})

test('Without JavaScript a lead button leads to the contact page', async ({ page }) => {
  await page.goto('/')
  await leadButton(page).click()
  await expectAddress(page, '/contact')
  await expect(page.getByRole('main').getByRole('link', { name: '(609) 555-0100' }).first()).toBeVisible()
})

test('Every card of every clinic links to a page that exists', async ({ page, request }) => {
  const clinics = prerenderedPaths().filter((path) => path.startsWith('/locations/'))
  expect(clinics).toHaveLength(6)
  const targets = new Set<string>()
  for (const path of ['/', ...clinics]) {
    await page.goto(path)
    const cards = page.getByRole('region', { name: /^(Services in|What we offer)/ }).getByRole('listitem')
    await expect(cards).toHaveCount(12)
    for (const link of await cards.getByRole('link').all()) targets.add((await link.getAttribute('href')) ?? '')
  }
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)
})
