import { expect, type Page, type Route } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { violations } from './axe.ts'
import { expectDialog, expectNoDialog, narrow, still, test, untilDrawn, visit, widestEdge } from '../walks/support.ts'

test.use(still)

const title = 'Start Your Consultation'
const message = `Not available! Call ${brand.phone.display}`

const starter = (page: Page) => page.getByRole('main').getByRole('button', { name: title })
const status = (page: Page) => page.getByRole('dialog').getByRole('status')
const frame = (page: Page) => page.frameLocator('iframe[title="Consultation"]')

/** A document that posts a part's message once it is loaded. */
const saying = (words: unknown) =>
  `<!doctype html><title>Part</title><script>parent.postMessage(${JSON.stringify(words)}, '*')</script>`

const states: Record<string, { part: string; says: string }> = {
  preparing: { part: '<!doctype html><title>Silent</title>', says: 'Preparing your consultation…' },
  disclosing: { part: saying(['part.ready']), says: '' },
  unavailable: {
    part: saying(['part.failed', 'unavailable']),
    says: 'Not available! The consultation cannot start here at the moment.',
  },
}

test('The demonstration is labelled, loads at the press and not before, and thanks for accepting', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visit(page, '/exam-invite')
  await starter(page).hover()
  await expect.poll(() => loaded.some((path) => path.includes('/ExamDialog-'))).toBe(true)
  expect(loaded.filter((path) => path.startsWith('/embed/'))).toEqual([])
  await starter(page).click()
  await expectDialog(page, title)
  await expect(frame(page).getByText('Demonstration: no consultation is started')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('height', '600')
  await frame(page).getByRole('button', { name: 'Accept' }).click()
  await expect(frame(page).getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(status(page)).toHaveText('')
})

for (const [name, { part, says }] of Object.entries(states)) {
  test(`Axe finds nothing while ${name}, which fits into 320 px and takes forced colors`, async ({ page }) => {
    await page.route('**/embed/exam.html', (route) => route.fulfill({ contentType: 'text/html', body: part }))
    await visit(page, '/exam-invite')
    await starter(page).click()
    await expect(status(page)).toHaveText(says)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    const overflow = () => page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    await expect.poll(overflow).toBe(0)
    expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page), 'at 320 px').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

test('Axe finds nothing in the demonstration itself, which fits into 280 px', async ({ page }) => {
  await page.goto('/embed/exam.html')
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 280, height: 600 })
  expect(await widestEdge(page)).toBeLessThanOrEqual(280)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('Where the dialog cannot be loaded the hidden message appears, until a press succeeds', async ({ page }) => {
  await page.route('**/assets/ExamDialog-*.js', (route) => route.abort())
  await visit(page, '/exam-invite')
  await expect(page.getByText('Not available!')).toBeHidden()
  await starter(page).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(message)
  await expect(page.getByText('Not available!')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(narrow)
  expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
  await page.unroute('**/assets/ExamDialog-*.js')
  await starter(page).click()
  await expectDialog(page, title)
  await expect(page.getByText('Not available!')).toHaveCount(1)
  await expect(page.getByText('Not available!')).toBeHidden()
})

test('While the dialog is on its way the button says that it was pressed', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/ExamDialog-*.js', (route) => void held.push(route))
  await visit(page, '/exam-invite')
  await starter(page).click()
  await expect(starter(page)).toHaveAttribute('aria-busy', 'true')
  await expectNoDialog(page)
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expectDialog(page, title)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('The exam does not cover what the visitor has gone on to meanwhile', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/ExamDialog-*.js', (route) => void held.push(route))
  await visit(page, '/exam-invite')
  await starter(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click()
  await expectDialog(page, 'Select Location')
  const arrived = page.waitForResponse('**/assets/ExamDialog-*.js')
  await held[0]?.continue()
  await arrived
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Princeton/ })
    .click()
  await expectDialog(page, 'Services in Princeton')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('The button takes the place of the link without moving anything, and takes over its focus', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/entry-client-*.js', (route) => void held.push(route))
  await page.goto('/exam-invite', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name: title })
  await expect(link).toHaveAttribute('href', `tel:${brand.phone.e164}`)
  await link.focus()
  await untilDrawn(page)
  const before = await link.boundingBox()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(starter(page)).toBeFocused()
  expect(await starter(page).boundingBox()).toEqual(before)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the consultation starts by phone, and no button is dead', async ({ page }) => {
    await page.goto('/exam-invite')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `tel:${brand.phone.e164}`)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByText('Not available!')).toBeHidden()
  })
})
