import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { label } from '../../content/words/find.ts'
import {
  dialogBack,
  narrow,
  expectBookingPage,
  expectDialog,
  holdScripts,
  still,
  tabTo,
  test,
  visit,
  widestEdge,
} from '../walks/support.ts'
import { violations } from './axe.ts'
import { requestsOf } from './quiet.ts'

test.use(still)

const field = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('main')).getByRole('searchbox', { name: label }).last()
const services = (page: Page) => page.getByRole('list', { name: 'Services found' })

test('The search answers in the visitor’s words, and leads to the service', async ({ page }) => {
  await visit(page, '/find')
  await field(page).fill('my legs are so tired')
  await expect(services(page).getByRole('link').first()).toContainText('Compression Therapy')
  await expect(services(page).getByRole('link').first()).toContainText('Often chosen for: Tired or heavy legs')
  await field(page).fill('crioterapia')
  await expect(services(page).getByRole('link').first()).toContainText('Whole Body Cryotherapy')
  await field(page).fill('cincinati')
  await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toHaveText(/^Cincinnati/)
})

test('What was typed before the page is alive is answered once it is', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/find', { waitUntil: 'commit' })
  await field(page).fill('my legs are so tired')
  await scripts.release()
  await expect(services(page).getByRole('link').first()).toContainText('Compression Therapy')
  await expect(field(page)).toHaveValue('my legs are so tired')
})

test('What was sent before the page is alive is answered by the page that it leads to', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/find', { waitUntil: 'commit' })
  await field(page).fill('tired legs')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/find\?q=tired\+legs$/)
  await scripts.release()
  await expect(services(page).getByRole('link').first()).toContainText('Compression Therapy')
  await expect(field(page)).toHaveValue('tired legs')
})

test('While the table of places is on its way, a ZIP code is not called unknown', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/places\.json$/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/find')
  const unknown = page.getByText('Nothing here matches that')
  const asked = page.waitForRequest(/\/places\.json$/)
  await field(page).fill('08901')
  await asked
  await expect(unknown).toHaveCount(0)
  release()
  await expect(page.getByRole('main').locator('ol').getByRole('link')).toHaveCount(6)
  await expect(unknown).toHaveCount(0)
})

test('The table of places is not fetched for a word that is still being typed, but after it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visit(page, '/find')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(600_000)
  await field(page).fill('my legs')
  await expect(services(page)).toBeVisible()
  await field(page).fill('my l')
  await expect(services(page)).toHaveCount(0)
  await page.clock.runFor(250)
  await field(page).fill('my legs')
  await expect(services(page)).toBeVisible()
  await page.clock.runFor(10_000)
  expect(asked.filter((path) => path.endsWith('/places.json'))).toEqual([])
  await field(page).fill('my l')
  await expect(services(page)).toHaveCount(0)
  await Promise.all([page.waitForRequest(/\/places\.json$/), page.clock.runFor(300)])
})

test('A ZIP code or a town that is no clinic’s leads to the clinics nearest to it, with their distance', async ({
  page,
}) => {
  await visit(page, '/find')
  await field(page).fill('08901')
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toContainText('089')
  const near = page.getByRole('main').locator('ol').getByRole('listitem')
  await expect(near).toHaveCount(6)
  await expect(near.first()).toContainText(/about \d+ miles/)
  await field(page).fill('Dayton, OH')
  await expect(near.first()).toContainText('Cincinnati')
})

test('Words that mean nothing here say so, and offer the list and the telephone', async ({ page }) => {
  await visit(page, '/find')
  await field(page).fill('car insurance')
  const said = page.getByRole('status').filter({ hasText: 'Nothing here matches that' })
  await expect(said.getByRole('link', { name: 'the list of everything' })).toBeVisible()
  await expect(said.getByRole('link', { name: /^\(/ })).toHaveAttribute('href', /^tel:/)
  await expect(services(page)).toHaveCount(0)
})

test('That nothing is known is said where the search speaks already, not in a region that is new', async ({ page }) => {
  await visit(page, '/find')
  await field(page).focus()
  const region = await page.getByRole('main').getByRole('status').elementHandle()
  await field(page).fill('car insurance')
  await expect(page.getByText('Nothing here matches that')).toBeVisible()
  expect(await region?.textContent()).toContain('Nothing here matches that')
})

test('A matter of health leads to the consultation, without a reason for any service', async ({ page }) => {
  await visit(page, '/find')
  await field(page).fill('cure my arthritis')
  const said = page.getByRole('status').filter({ hasText: 'licensed professional' })
  await expect(said.getByRole('link', { name: 'a consultation' })).toHaveAttribute('href', '/online-consult')
  await expect(said).toContainText('In an emergency call 911')
  await expect(services(page)).toContainText('Telehealth')
  await expect(services(page)).not.toContainText('Often chosen for')
  const [note, list] = await Promise.all([said.boundingBox(), services(page).boundingBox()])
  expect(note?.y).toBeLessThan(list?.y ?? 0)
})

test('What answers is fetched when the visitor turns to the field, and weighs 8 KiB at most', async ({ page }) => {
  const requests = requestsOf(page)
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expectDialog(page, 'Services in Princeton')
  await dialogBack(page)
  await expectDialog(page, 'Select Location')
  await requests.untilQuiet()
  const fetched: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css|json)$/.test(new URL(response.url()).pathname))
      fetched.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await field(page).focus()
  await field(page).fill('cryo')
  await expect(services(page).getByRole('link').first()).toBeVisible()
  const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0)
  expect(fetched.length).toBeGreaterThan(1)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

for (const [name, viewport] of Object.entries({ wide: { width: 1280, height: 800 }, narrow }))
  test(`The page of everything and its answers have no fault for axe, and fit: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/find')
    expect(await violations(page)).toEqual([])
    await field(page).fill('arthritis knee')
    await expect(services(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await widestEdge(page)).toBeLessThanOrEqual(viewport.width)
  })

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that can be found is a link', async ({ page }) => {
    await page.goto('/find?q=cryo')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(17 + 15 + 6)
    await expect(page.getByRole('link', { name: 'Book Infrared Sauna' })).toHaveAttribute(
      'href',
      '/book/any/infrared-sauna',
    )
    await page.getByRole('link', { name: 'Book Infrared Sauna' }).click()
    await expectBookingPage(page, 'Select Location')
    await expect(page.getByText('For Infrared Sauna')).toBeVisible()
  })

  test('the service is chosen first, then the clinic', async ({ page }) => {
    await page.goto('/book/any')
    await expectBookingPage(page, 'Select Service')
    await page
      .getByRole('list', { name: 'Services' })
      .getByRole('link', { name: /^Slim Pod/ })
      .click()
    await expect(page).toHaveURL(/\/book\/any\/slim-pod$/)
  })
})

/** What a visitor knows, and the presses that lead to the calendar once the words are typed. */
const intents: readonly (readonly [knows: string, asks: Asked | null, ...presses: RegExp[]])[] = [
  ['the clinic', null, /^Princeton/, /^Infrared Sauna/],
  ['the service', { words: 'infared sauna', said: /service/ }, /^Infrared Sauna/, /^Princeton/],
  ['the wish', { words: 'I want to relax', said: /service/ }, /^Infrared Sauna/, /^Princeton/],
  ['the ZIP code', { words: '08540', said: /Nearest to/ }, /^Princeton/, /^Infrared Sauna/],
]

interface Asked {
  words: string
  /** Of what is announced once the words are answered. */
  said: RegExp
}

const answer = (page: Page, said: RegExp) => page.getByRole('dialog').getByRole('status').filter({ hasText: said })

for (const [knows, asks, ...presses] of intents) {
  for (const [where, viewport] of Object.entries({ 'a wide screen': { width: 1280, height: 800 }, '320 px': narrow }))
    test(`Who knows ${knows} is at the calendar after three presses, on ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, '/')
      await page
        .getByRole('link', { name: /^Book( a session| Now)?$/ })
        .and(page.locator(':visible'))
        .first()
        .click()
      await expectDialog(page, 'Select Location')
      if (asks) {
        await field(page).fill(asks.words)
        await expect(answer(page, asks.said)).toBeAttached()
      }
      for (const press of presses) await page.getByRole('dialog').getByRole('link', { name: press }).first().click()
      await expectDialog(page, 'Book Infrared Sauna')
    })

  test(`Who knows ${knows} is at the calendar after three presses of the keyboard`, async ({ page }) => {
    await visit(page, '/')
    const book = page
      .getByRole('link', { name: /^Book( a session| Now)?$/ })
      .and(page.locator(':visible'))
      .first()
    await tabTo(page, book)
    await page.keyboard.press('Enter')
    await expectDialog(page, 'Select Location')
    if (asks) {
      await tabTo(page, field(page))
      await page.keyboard.type(asks.words)
      await expect(answer(page, asks.said)).toBeAttached()
    }
    for (const press of presses) {
      await tabTo(page, page.getByRole('dialog').getByRole('link', { name: press }).first())
      await page.keyboard.press('Enter')
    }
    await expectDialog(page, 'Book Infrared Sauna')
  })
}
