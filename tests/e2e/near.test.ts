import { expect, type Page } from '@playwright/test'
import { locations } from '../../content/locations/index.ts'
import { holdScripts, narrow, still, test, visit } from '../walks/support.ts'
import { violations } from './axe.ts'

test.use(still)

const label = 'ZIP code or town'
const finder = (page: Page) => page.getByRole('region', { name: 'Find your clinic' })
const field = (page: Page) => finder(page).getByRole('searchbox', { name: label })
const status = (page: Page) => finder(page).getByRole('status')
const rows = (page: Page, place: string) =>
  finder(page)
    .getByRole('list', { name: `Nearest to ${place}`, exact: true })
    .getByRole('listitem')

/** The addresses of this site that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('A ZIP code lists the clinics by distance, each with whether it is open, and leads to one', async ({ page }) => {
  await visit(page, '/locations')
  await field(page).fill('08558')
  await expect(status(page)).toHaveText('Nearest to ZIP code 08558: 6 clinics')
  await expect(rows(page, 'ZIP code 08558')).toHaveCount(6)
  await expect(rows(page, 'ZIP code 08558').first()).toContainText('about 2 miles or less')
  for (const row of await rows(page, 'ZIP code 08558').all()) {
    await expect(row).toContainText(/about \d+ miles/)
    await expect(row).toContainText(/Open now|Closed/)
  }
  await rows(page, 'ZIP code 08558').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
})

test('What was sent before the page is alive is answered by the page that it leads to', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/locations', { waitUntil: 'commit' })
  await field(page).fill('08558')
  await field(page).press('Enter')
  await page.waitForURL('/find?q=08558')
  await scripts.release()
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('08558')
  await expect(page.getByText('Nearest to ZIP code 08558')).toBeVisible()
})

test('Three digits are enough, and the list follows what is typed', async ({ page }) => {
  await visit(page, '/locations')
  await field(page).fill('452')
  await expect(rows(page, 'ZIP codes that begin with 452').first()).toContainText('Cincinnati')
  await field(page).fill('077')
  await expect(rows(page, 'ZIP codes that begin with 077').first()).toContainText(/Red Bank|Marlboro/)
  await field(page).fill('')
  await expect(status(page)).toHaveText('')
  await expect(finder(page).getByRole('list', { name: /^Nearest/ })).toHaveCount(0)
})

test('A town is found with a letter wrong, and one that two states have in both', async ({ page }) => {
  await visit(page, '/locations')
  await field(page).fill('cincinati oh')
  await expect(status(page)).toHaveText('Nearest to Cincinnati, OH: 6 clinics')
  await field(page).fill('Newark')
  await expect(rows(page, 'Newark, NJ').first()).toContainText('Montclair')
  await expect(rows(page, 'Newark, OH').first()).toContainText('Cincinnati')
  await expect(status(page)).toContainText('Newark, NJ or Newark, OH')
})

test('A ZIP code far away offers towns, and a town that is unknown says so', async ({ page }) => {
  await visit(page, '/locations')
  await field(page).fill('90210')
  await expect(status(page)).toHaveText(/^90210 is not among .* such as Cincinnati or Westfield\.$/)
  await field(page).fill('Atlantis')
  await expect(status(page)).toHaveText(/^We do not know a town by that name\./)
  await expect(finder(page).getByRole('list', { name: /^Nearest/ })).toHaveCount(0)
})

test('The table is fetched when the field is used, and nothing leaves the site', async ({ page, baseURL }) => {
  const asked = requestsOf(page)
  const isTable = (path: string) => path.endsWith('/places.json')
  await visit(page, '/locations')
  expect(asked.filter(isTable)).toEqual([])
  await field(page).fill('085')
  await expect(rows(page, 'ZIP codes that begin with 085')).toHaveCount(6)
  await field(page).fill('086')
  await expect(rows(page, 'ZIP codes that begin with 086')).toHaveCount(6)
  expect(asked.filter(isTable)).toHaveLength(1)
  expect(new URL(page.url()).href).toBe(`${baseURL}/locations`)
})

for (const [what, files] of [
  ['the table', '**/places.json'],
  ['what reads it', '**/assets/NearResults-*.js'],
] as const)
  test(`Where ${what} cannot be fetched, the list of clinics is pointed at`, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 500 }))
    await visit(page, '/locations')
    await field(page).fill('08558')
    await expect(status(page)).toHaveText('Distances could not be loaded. Look in the list of clinics.')
    await expect(finder(page).getByRole('link', { name: /^Princeton/ })).toBeVisible()
  })

test('The keyboard alone finds a clinic, and Enter in the field stays on the page', async ({ page }) => {
  await visit(page, '/locations')
  await finder(page).getByRole('link', { name: 'Book in Westfield' }).focus()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Red Bank')
  await expect(rows(page, 'Red Bank, NJ')).toHaveCount(6)
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Red Bank')
  await page.keyboard.press('Tab')
  await expect(rows(page, 'Red Bank, NJ').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Red Bank' })).toBeVisible()
})

test('At 320 px everything fits, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize(narrow)
  await visit(page, '/locations')
  for (const words of ['08558', 'Newark', '90210']) {
    await field(page).fill(words)
    await expect(status(page)).toContainText(words)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the clinics stand there, and no field that would do nothing', async ({ page }) => {
    await page.goto('/locations')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    for (const { name } of locations)
      await expect(
        finder(page)
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .first(),
      ).toBeVisible()
  })
})
