import { expect, type Page } from '@playwright/test'
import { services } from '../../content/services/index.ts'
import { followLink } from '../drivers/chromium.ts'
import { hold, narrow, still, tabTo, test, visit, expectAddress, expectDialog, widestEdge } from '../walks/support.ts'
import { violations } from './axe.ts'

test.use(still)

const chip = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const all = (page: Page) => page.getByRole('table', { name: 'All services, a row for each' })
const chosen = (page: Page) => page.getByRole('table', { name: 'The chosen services, side by side' })
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function expectCompared(page: Page, names: readonly string[]): Promise<void> {
  await expect(chosen(page).getByRole('columnheader')).toHaveText(['Compared by', ...names])
}

test('Up to three services are chosen by their chips, and the address follows without a new entry', async ({
  page,
}) => {
  await visit(page, '/contact')
  await followLink(page, '/compare')
  await expect(all(page).getByRole('row')).toHaveCount(services.length + 1)
  const entries = await page.evaluate(() => history.length)
  await chip(page, 'Infrared Sauna').check()
  await expectCompared(page, ['Infrared Sauna'])
  await chip(page, 'Whole Body Cryotherapy').check()
  await expectCompared(page, ['Infrared Sauna', 'Whole Body Cryotherapy'])
  await expectAddress(page, '/compare?services=infrared,cryotherapy')
  const temperature = chosen(page).getByRole('row', { name: /^Temperature/ })
  await expect(temperature.getByRole('cell')).toHaveText([/140–160°F/, /−256°F/])
  await chip(page, 'Infrared Sauna').uncheck()
  await expectAddress(page, '/compare?services=cryotherapy')
  await page.getByRole('button', { name: 'Show all services' }).click()
  await expectAddress(page, '/compare')
  await expect(all(page)).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('A link leads to the services that it names, also after a reload', async ({ page }) => {
  await visit(page, '/compare?utm_source=flyer&services=slimpod,infrared')
  await expectCompared(page, ['Slim Pod', 'Infrared Sauna'])
  await expect(chip(page, 'Slim Pod')).toBeChecked()
  await expect(status(page)).toHaveText('')
  await chip(page, 'Slim Pod').uncheck()
  await expectAddress(page, '/compare?utm_source=flyer&services=infrared')
  await page.reload()
  await expectCompared(page, ['Infrared Sauna'])
})

test('Unknown services, and more than three, are left out, and the page says so', async ({ page }) => {
  await visit(page, '/compare?services=float,cryotherapy,infrared,slimpod,telehealth')
  await expectCompared(page, ['Whole Body Cryotherapy', 'Infrared Sauna', 'Slim Pod'])
  await expect(status(page)).toHaveText(
    'We do not recognize one of these services, so it is not shown. Three fit side by side, so the others are not shown.',
  )
  await expect(page.getByRole('main')).not.toContainText('float')
  await chip(page, 'Telehealth').click()
  await expect(chip(page, 'Telehealth')).not.toBeChecked()
  await expect(status(page)).toHaveText('Three are chosen already. Remove one first.')
  await expectCompared(page, ['Whole Body Cryotherapy', 'Infrared Sauna', 'Slim Pod'])
  await chip(page, 'Slim Pod').uncheck()
  await expect(status(page)).toHaveText('')
  await chip(page, 'Telehealth').check()
  await expectAddress(page, '/compare?services=cryotherapy,infrared,telehealth')
})

test('Where only unknown services are named there are all, and the page says so', async ({ page }) => {
  await visit(page, '/compare?services=__proto__,%3Cscript%3E')
  await expect(status(page)).toHaveText('We do not recognize 2 of these services, so they are not shown.')
  await expect(all(page)).toBeVisible()
})

test('With only the keyboard services are chosen and booked, and the focus is seen', async ({ page }) => {
  await visit(page, '/compare')
  const infrared = chip(page, 'Infrared Sauna')
  await infrared.waitFor()
  await tabTo(page, infrared)
  const ring = await infrared.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).outlineWidth)
  expect(ring).toBe('3px')
  await page.keyboard.press('Space')
  await expectCompared(page, ['Infrared Sauna'])
  await expect(infrared).toBeFocused()
  await tabTo(page, chosen(page).getByRole('link', { name: 'Book Infrared Sauna' }))
  await page.keyboard.press('Enter')
  await expectDialog(page, 'Select Location')
  await page.keyboard.press('Escape')
  await expectAddress(page, '/compare?services=infrared')
  await expectCompared(page, ['Infrared Sauna'])
})

test('A service whose link had the focus has it as a chip, too', async ({ page }) => {
  const release = await hold(page, '**/assets/ServiceChoice-*.js')
  await page.goto('/compare')
  await page.getByRole('navigation', { name: 'Go to a service' }).getByRole('link', { name: 'Infrared Sauna' }).focus()
  release()
  await expect(chip(page, 'Infrared Sauna')).toBeFocused()
})

test('With only the keyboard all services are shown again, and the focus stays at the choice', async ({ page }) => {
  await visit(page, '/compare?services=infrared')
  await page.getByRole('button', { name: 'Show all services' }).focus()
  await page.keyboard.press('Enter')
  await expect(all(page)).toBeVisible()
  await expect(page.getByText('Choose up to three')).toBeFocused()
})

for (const [state, address] of [
  ['all services', '/compare'],
  ['three of them', '/compare?services=semaglutide,infrared,vitamin-shots'],
] as const)
  test(`Axe finds nothing with ${state}, which fit into 320 px and take forced colors`, async ({ page }) => {
    await visit(page, address)
    await chip(page, 'Infrared Sauna').waitFor()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page), 'at 320 px').toEqual([])
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })

test('The footer, the price list and a service’s page lead to the comparison', async ({ page }) => {
  await visit(page, '/price-list')
  await expect(page.getByRole('contentinfo').locator('a[href="/compare"]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Compare services' }).click()
  await expectAddress(page, '/compare')
  await visit(page, '/services/infrared')
  await page.getByRole('main').getByRole('link', { name: 'Compare with others' }).click()
  await expectAddress(page, '/compare?services=infrared')
  await expectCompared(page, ['Infrared Sauna'])
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all services are in the table, each with its way to book', async ({ page }) => {
    await page.goto('/compare?services=infrared')
    await expect(all(page).getByRole('rowheader')).toHaveText(services.map(({ name }) => name))
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    const infrared = all(page).getByRole('row', { name: /^Infrared Sauna/ })
    await page.getByRole('navigation', { name: 'Go to a service' }).getByText('Infrared Sauna').click()
    await expect(infrared).toBeInViewport()
    await expect(infrared.getByRole('link', { name: 'Book Infrared Sauna' })).toHaveAttribute(
      'href',
      '/book/any/infrared-sauna',
    )
    await infrared.getByRole('link', { name: 'About Infrared Sauna' }).click()
    await expect(page).toHaveURL(/\/services\/infrared$/)
  })
})
