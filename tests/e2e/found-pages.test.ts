import { expect } from '@playwright/test'
import { label } from '../../content/words/find.ts'
import { still, test, visit } from '../walks/support.ts'
import { expectPageBehind, walkTo } from '../walks/wizard.ts'
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

test('Who asks the wizard’s search for a booking is led to its clinics, and one Back closes it', async ({ page }) => {
  await walkTo(page, 0)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: label }).fill('appointment')
  await dialog.getByRole('link', { name: /^Book a visit/ }).click()
  await expect(dialog.getByRole('searchbox', { name: label })).toHaveValue('')
  await expect(dialog.getByRole('list', { name: 'Pages found' })).toHaveCount(0)
  const clinic = dialog.getByRole('list', { name: 'Clinics' }).getByRole('link').first()
  await expect(clinic).toBeFocused()
  await expect(clinic).toBeInViewport()
  await page.goBack()
  await expectPageBehind(page)
})
