import { expect, type Page } from '@playwright/test'
import { test, visit } from '../walks/support.ts'

const pages = [
  { path: '/', file: 'HomeStill' },
  { path: '/locations/princeton', file: 'ClinicStill' },
  { path: '/services/infrared', file: 'ServicePage' },
]

for (const { path, file } of pages) {
  test(`${path} fetches the code of its still parts when it is left, and shows the same on Back`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await visit(page, path)
    const shown = await stillParts(page)
    expect(shown).not.toEqual([])
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((address) => address.includes(file))).toEqual([])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => stillParts(page)).toEqual(shown)
    expect(fetched.filter((address) => address.includes(`/${file}`) && address.endsWith('.js'))).toHaveLength(1)
  })
}

test('a page gone to is drawn as it is delivered', async ({ page }) => {
  await visit(page, '/services/infrared')
  const delivered = await stillParts(page)
  await visit(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Infrared Sauna' }).click()
  await expect(page).toHaveURL('/services/infrared')
  await expect.poll(() => stillParts(page)).toEqual(delivered)
})

function stillParts(page: Page): Promise<string[]> {
  return page.locator('[data-still]').allInnerTexts()
}
