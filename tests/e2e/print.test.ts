import { expect } from '@playwright/test'
import { card, expectDialog, still, test, visit } from '../walks/support.ts'

test.use(still)

test('A service’s details are printed whole, without the page behind them', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await card(page, /^Infrared Sauna/).click()
  await expectDialog(page, 'Infrared Sauna')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  const sheet = page.getByRole('dialog')
  const [shown, inside] = await sheet.evaluate((content) => [content.clientHeight, content.scrollHeight])
  expect(shown).toBe(inside)
  const printed = await page.pdf({ format: 'Letter' })
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeVisible()
})

test('The home page is printed with what is folded in it, in ink, and without lines around words', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#vitamin-shots').getByText('$45').first()).toBeVisible()
  const words = page.getByRole('main').getByRole('link', { name: 'All prices' }).first()
  await expect(words).toHaveCSS('border-top-width', '0px')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('p').last()).toHaveCSS('color', 'rgb(0, 0, 0)')
})
