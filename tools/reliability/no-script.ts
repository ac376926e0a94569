import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { leadButton } from '../../tests/walks/lead.ts'
import { card, choose, expectAddress } from '../../tests/walks/support.ts'
import { choices } from '../../tests/walks/weight-loss.ts'
import { timeRequests } from './say-when.ts'
import { sees, type Cell, type CellsOf } from './row.ts'

function cell(words: string, test: Cell['test']): Cell {
  return { sees: words, javaScript: false, test }
}

const main = (page: Page) => page.getByRole('main')

export const noScript: CellsOf<'no JavaScript'> = {
  'the booking wizard': cell('each step as a page of its own, to the calendar and back', async ({ page }) => {
    await page.goto('/locations/princeton')
    await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
    await choose(page, /^Infrared Sauna/)
    await expectAddress(page, '/book/princeton/infrared-sauna')
    const frame = page.getByTitle('Calendar: Infrared Sauna in Princeton')
    const shown = await sees(page.getByRole('heading', { level: 1, name: 'Book Infrared Sauna' }), frame)
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services in Princeton' })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Find your clinic' })).toBeVisible()
    return shown
  }),
  'the request for a time': timeRequests.noScript,
  'a service’s detail': cell('the service’s page', async ({ page }) => {
    await page.goto('/locations/princeton')
    await card(page, /^Infrared Sauna/).click()
    await expectAddress(page, '/services/infrared')
    return sees(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' }))
  }),
  'the callback form': cell('the page with our phone numbers', async ({ page }) => {
    await page.goto('/')
    await leadButton(page).click()
    await expectAddress(page, '/contact')
    return sees(main(page).getByRole('link', { name: brand.phone.display }))
  }),
  'the franchise form': cell('the phone number and the e-mail address to ask at', async ({ page }) => {
    await page.goto('/franchise')
    const ways = page.locator('#inquiry')
    await expect(page.getByRole('form')).toHaveCount(0)
    return sees(ways.locator('a[href^="tel:"]'), ways.locator('a[href^="mailto:"]'))
  }),
  'the weight-loss program': cell('both texts, the plans with their prices and a call link', async ({ page }) => {
    await page.goto('/order-online')
    const texts = Object.values(choices).map(({ text }) => page.getByText(text, { exact: true }))
    return sees(page.getByRole('link', { name: 'Call about semaglutide' }), ...texts)
  }),
  'the scheduler': cell('the link that opens the scheduler in a new tab', async ({ page }) => {
    await page.goto('/online-consult')
    return sees(main(page).getByRole('link', { name: 'Open the scheduler in a new tab' }))
  }),
  'the exam': cell('‘Start Your Consultation’ as a call link', async ({ page }) => {
    await page.goto('/exam-invite')
    const start = main(page).getByRole('link', { name: 'Start Your Consultation' }).first()
    await expect(start).toHaveAttribute('href', `tel:${brand.phone.e164}`)
    return sees(start)
  }),
  'the header’s menus': cell('menus that open one at a time, and links that lead on', async ({ page }) => {
    await page.goto('/locations/princeton')
    const header = page.getByRole('banner')
    await header.locator('summary:visible', { hasText: 'Services' }).click()
    await expect(header.getByRole('link', { name: 'All services' })).toBeVisible()
    await header.locator('summary:visible', { hasText: 'Locations' }).click()
    await expect(header.getByRole('link', { name: 'All services' })).toBeHidden()
    await header.getByRole('link', { name: 'Cincinnati' }).click()
    return sees(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Cincinnati' }))
  }),
  'the reviews': cell('all reviews, as a list to scroll', async ({ page }) => {
    await page.goto('/')
    const reviews = page.getByRole('list', { name: 'Reviews' })
    await expect(reviews.getByRole('listitem')).toHaveCount(homeContent.reviews.items.length)
    return sees(reviews.getByRole('listitem'))
  }),
}
