import { expect } from '@playwright/test'
import { test, visit } from '../walks/support.ts'

test('A link from another page to what is folded opens it', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/#vitamin-shots', textContent: 'Shots' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.locator('#vitamin-shots')).toBeInViewport()
})
