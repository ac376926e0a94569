import { expect } from '@playwright/test'
import { expectDialog, still, test, visit } from '../walks/support.ts'

test.use(still)

test('The service first and then the clinic, and the browser’s Back through both', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href^="/book"]')?.click())
  await expectDialog(page, 'Select Location')
  await page.getByRole('link', { name: 'Choose the service first' }).click()
  await expectDialog(page, 'Select Service')
  await expect(page).toHaveURL(/\/book\?step=service$/)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Slim Pod/ })
    .click()
  await expectDialog(page, 'Select Location')
  await expect(page).toHaveURL(/\/book\?step=location&service=slim-pod$/)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Princeton/ })
    .click()
  await expectDialog(page, 'Book Slim Pod')
  await page.goBack()
  await expectDialog(page, 'Select Location')
  await page.goBack()
  await expectDialog(page, 'Select Service')
  await page.goForward()
  await expectDialog(page, 'Select Location')
})

test('An address at which the service comes first opens the wizard there', async ({ page }) => {
  await visit(page, '/book?step=service')
  await expectDialog(page, 'Select Service')
})
