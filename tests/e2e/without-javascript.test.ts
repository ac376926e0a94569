import { expect } from '@playwright/test'
import { locations } from '../../content/locations/index.ts'
import { montclair } from '../../content/locations/montclair.ts'
import { services } from '../../content/services/index.ts'
import { choose, prerenderedPaths, test } from '../walks/support.ts'

test.use({ javaScriptEnabled: false })

test('Without JavaScript the home page leads to a clinic and to its booking', async ({ page }) => {
  await page.goto('/')
  const finder = page.getByRole('region', { name: 'Find your clinic' })
  await finder.getByRole('link', { name: /^Red Bank/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Red Bank' })).toBeVisible()
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Red Bank' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await finder.getByRole('link', { name: 'Book in Westfield' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Westfield' })).toBeVisible()
})

test('Without JavaScript ‘Book a session’ and Back from a clinic’s services show the clinics to choose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const clinic = page.getByRole('region', { name: 'Find your clinic' }).getByRole('link', { name: 'Book in Princeton' })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Book a session' }).first().click()
  await expect(clinic).toBeInViewport()
  await clinic.click()
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(clinic).toBeInViewport()
  await clinic.click()
  await choose(page, /^Infrared Sauna/)
  await expect(page).toHaveURL(/\/book\/princeton\/infrared-sauna$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Book Infrared Sauna' })).toBeVisible()
})

test('Without JavaScript Montclair shows its phone and the other clinics', async ({ page }) => {
  await page.goto('/locations/montclair')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select Location' })).toBeVisible()
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', `tel:${montclair.phone.e164}`)
  await choose(page, /^Princeton/)
  await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
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

test('Without JavaScript a link to the shots opens the price lists that they are folded in', async ({ page }) => {
  await page.goto('/')
  const list = page.locator('#vitamin-shots')
  await expect(list).toBeHidden()
  await page
    .getByRole('region', { name: /^416 degrees/ })
    .getByRole('link', { name: /^Vitamin Shots/ })
    .click()
  await expect(list).toBeInViewport()
  await page.goto('/locations/princeton')
  await page
    .getByRole('region', { name: /^Services in/ })
    .getByRole('link', { name: /^Glutathione/ })
    .click()
  await expect(list).toBeInViewport()
})

test('Every card of every clinic links to a page that exists', async ({ page, request }) => {
  const clinics = prerenderedPaths().filter((path) => path.startsWith('/locations/'))
  expect(clinics).toHaveLength(locations.length)
  const targets = new Set<string>()
  for (const path of ['/', ...clinics]) {
    await page.goto(path)
    const cards = page.getByRole('region', { name: /^(Services in|416 degrees)/ }).getByRole('listitem')
    await expect(cards).toHaveCount(services.filter(({ card }) => card).length)
    for (const link of await cards.getByRole('link').all()) targets.add((await link.getAttribute('href')) ?? '')
  }
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)
})

test('Without JavaScript there is no search field, which would do nothing', async ({ page }) => {
  for (const path of ['/find', '/book/any/infrared-sauna']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  }
})
