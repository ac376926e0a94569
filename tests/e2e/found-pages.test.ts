import { expect } from '@playwright/test'
import { label } from '../../content/words/find.ts'
import { still, test, visit } from '../walks/support.ts'
import { violations } from './axe.ts'

test.use(still)

test('No visitor reads how the search spells the names of services', async ({ page }) => {
  await visit(page, '/find')
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Book Whole Body Cryotherapy' }) })
  await expect(item).toHaveText(/^Whole Body Cryotherapy.{0,60}Book Whole Body Cryotherapy$/)
})

test('Who asks the search for a page is led to it', async ({ page }) => {
  await visit(page, '/find')
  await page.getByRole('main').getByRole('searchbox', { name: label }).fill('How much does it cost?')
  const pages = page.getByRole('list', { name: 'Pages found' })
  await expect(pages.getByRole('link')).toHaveText('Price list What each service costs')
  await expect(page.getByRole('list', { name: 'Services found' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await pages.getByRole('link').click()
  await expect(page).toHaveURL(/\/price-list$/)
})
