import { expect, type Page } from '@playwright/test'
import { hold, still, test, visit } from '../walks/support.ts'

test.use(still)

const westfield = '**/content/*/locations/westfield.json'

function linkToWestfield(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Westfield' })
}

test('A link shows that it was followed until its page is there', async ({ page }) => {
  const release = await hold(page, westfield)
  await visit(page, '/locations/princeton')
  await linkToWestfield(page).click()
  await expect(linkToWestfield(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Westfield' })).toBeVisible()
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
})

test('A page that could not be loaded comes with another try, and the focus is at its start', async ({ page }) => {
  await page.route(westfield, (route) => route.abort())
  await visit(page, '/locations/princeton')
  await linkToWestfield(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeEnabled()
  await expect(page.getByRole('main', { name: 'This page could not be loaded' })).toBeFocused()
  await page.unroute(westfield)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Westfield' })).toBeVisible()
  await expect(page.getByRole('main', { name: 'Cryotherapy in Westfield' })).toBeFocused()
})

test('A form that could not be fetched comes with another try, and its first field has the focus', async ({ page }) => {
  await page.route('**/assets/FranchiseForm-*.js', (route) => route.abort())
  await page.goto('/franchise')
  await expect(page.getByRole('alert').filter({ hasText: 'The inquiry form' })).toBeVisible()
  await page.unroute('**/assets/FranchiseForm-*.js')
  const release = await hold(page, '**/assets/FranchiseForm-*.js')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(again).toBeDisabled()
  await expect(again).toBeFocused()
  release()
  await expect(page.locator('#inquiry input').first()).toBeFocused()
})
