import { homeContent } from '../../content/home.ts'
import { expect } from '@playwright/test'
import { pages } from '../../content/pages/index.ts'
import { followLink } from '../drivers/chromium.ts'
import { field, leadButton, openLead, sampler } from '../walks/lead.ts'
import { closeDialog, expectDialog, expectNoDialog, test, visit } from '../walks/support.ts'

const ownPages = [
  '/franchise',
  '/exam-invite',
  '/order-online',
  '/online-consult',
  '/terms',
  '/hipaa',
  '/contact',
  '/price-list',
  '/find',
  '/compare',
  '/accessibility',
]
const homeAliases = ['/pricing', '/about', '/new-member', '/research', '/reviews']

test('Each page has status 200, one first heading and its own canonical address', async ({ page }) => {
  for (const path of ownPages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', `https://example.com${path}`)
  }
})

test('A page that names a picture shows it', async ({ page }) => {
  const pictured = pages.filter(({ picture }) => picture !== undefined)
  expect(pictured.length).toBeGreaterThan(3)
  for (const { path, picture = '' } of pictured) {
    await page.goto(path)
    await expect(page.getByRole('main').locator(`picture img[src*="/${picture}."]`), path).toHaveCount(1)
  }
})

test('Each alias shows the home page, what it means first, and names the home page as canonical', async ({ page }) => {
  const sections = () => page.locator('main h2').allTextContents()
  await page.goto('/')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const all = await sections()
  for (const path of homeAliases) {
    const arrival = homeContent.arrivals.find(({ address }) => address === path)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(arrival?.title ?? title ?? '')
    const shown = new Set(await sections())
    expect(
      all.filter((heading) => !shown.has(heading)),
      path,
    ).toEqual(arrival && !arrival.foot.includes('clinics') ? [homeContent.clinics.finder] : [])
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', 'https://example.com/')
  }
})

const deleteButton = 'Delete what this site keeps'
const deleted = 'Deleted. Nothing that you entered here is kept in this browser.'
const refusals = {
  'in storage': () => undefined,
  'in memory, where storage is forbidden': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'in memory, where storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [place, refuse] of Object.entries(refusals)) {
  test(`What was typed into a form and is kept ${place} is deleted at a press`, async ({ page }) => {
    await page.addInitScript(refuse)
    await openLead(page)
    await field(page, 'First name').fill('Dana')
    await closeDialog(page)
    await expectNoDialog(page)
    await followLink(page, '/hipaa')
    await page.getByRole('button', { name: deleteButton }).click()
    await expect(page.getByRole('status')).toHaveText(deleted)
    await followLink(page, '/')
    await leadButton(page).click()
    await expectDialog(page, sampler)
    await expect(field(page, 'First name')).toHaveValue('')
  })
}

test('What the browser does not delete is not said to be deleted', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.clear = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    window.localStorage.setItem('other', '1')
  })
  await visit(page, '/hipaa')
  await page.getByRole('button', { name: deleteButton }).click()
  await expect(page.getByRole('status')).toHaveText('Not all deleted: close this tab.')
})

test('The first screen of the home page leads to all prices', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'All prices' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Every price, on one page' })).toBeVisible()
})

test('The notice of privacy practices has its effective date, and says that nothing is sold', async ({ page }) => {
  await visit(page, '/hipaa')
  const main = page.getByRole('main')
  await main.getByRole('navigation').getByRole('link', { name: 'Effective date' }).click()
  await expect(main.getByText(/^This notice is effective from \w+ \d+, 20\d\d\./)).toBeInViewport()
  await expect(main.getByText(/^We sell nothing that we know about you/)).toHaveCount(1)
})

test('The site sets no cookie', async ({ page, context }) => {
  for (const path of ['/', '/order-online', '/hipaa']) await visit(page, path)
  expect(await context.cookies()).toEqual([])
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the privacy page has no dead button and says how to delete by hand', async ({ page }) => {
    await page.goto('/hipaa')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Without the button: close this tab')).toBeVisible()
  })

  test('the franchise page is reached by call and mail', async ({ page }) => {
    await page.goto('/franchise')
    const main = page.getByRole('main')
    await expect(main.locator('a[href="tel:+16095550190"]')).toHaveCount(4)
    await expect(main.locator('#inquiry').getByRole('link')).toHaveText(['(609) 555-0190', 'franchise@example.com'])
    await expect(main.locator('form, input, select')).toHaveCount(0)
  })

  test('a clinic is one step from the contact page', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('main').getByRole('link', { name: 'Red Bank' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Red Bank' })).toBeVisible()
  })
})
