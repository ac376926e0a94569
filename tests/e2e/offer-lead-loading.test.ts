import { expect, type Page } from '@playwright/test'
import { leadButton, offers, sampler } from '../walks/lead.ts'
import { expectAddress, expectDialog, expectNoDialog, still, test, untilAlive, visit } from '../walks/support.ts'

test.use(still)

test('Offline a press on a lead button says what is wrong, on a page of this site', async ({ page, context }) => {
  await page.route('**/assets/LeadDialog-*.js', (route) => route.abort())
  await visit(page, offers)
  await context.setOffline(true)
  await leadButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Red Bank' }).first()).toBeVisible()
})

test('The dialog is fetched as a button for it comes near the view, and not before', async ({ page }) => {
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/LeadDialog-')))
  await visit(page, '/')
  expect(await isFetched()).toBe(false)
  await leadButton(page).scrollIntoViewIfNeeded()
  await expect.poll(isFetched).toBe(true)
})

test('A slow dialog is announced where it was pressed, and opens once', async ({ page }) => {
  const release = await holdDialog(page)
  await leadButton(page).click()
  await expect(leadButton(page)).toHaveAttribute('aria-busy', 'true')
  await expect(leadButton(page)).toHaveCSS('opacity', '0.65')
  release()
  await expectDialog(page, sampler)
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
})

test('A slow dialog does not open over another one', async ({ page }) => {
  const release = await holdDialog(page)
  await leadButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Select Location')
  const arrival = page.waitForResponse('**/assets/LeadDialog-*.js')
  release()
  await (await arrival).finished()
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
  await expect(page.locator('[role="dialog"]')).toHaveCount(1)
  await expectDialog(page, 'Select Location')
})

test('A lead button whose dialog cannot be loaded, or with Ctrl, leads to the contact page', async ({
  page,
  context,
}) => {
  await page.route('**/assets/LeadDialog-*.js', (route) => route.abort())
  await visit(page, offers)
  await leadButton(page).click()
  await expectAddress(page, '/contact')
  await page.goBack()
  await untilAlive(page)
  const opening = context.waitForEvent('page')
  await leadButton(page).click({ modifiers: ['ControlOrMeta'] })
  await expectAddress(await opening, '/contact')
  await expectAddress(page, offers)
  await expectNoDialog(page)
})

/** Opens the home page with the lead dialog held back. Returns a function that releases it. */
async function holdDialog(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/LeadDialog-*.js', (route) => released.then(() => route.continue()))
  await visit(page, offers)
  return release
}
