import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import {
  consultPath,
  expectPaid,
  expectUnpaid,
  expectWorking,
  schedulerFrame,
  showScheduler,
  visitConfigured,
} from '../walks/consultation.ts'
import { expectAddress, narrow, still, test, visit, widestEdge } from '../walks/support.ts'

test.use(still)

function demo(page: Page) {
  return page.frameLocator('iframe[title="Book Your Consultation"]')
}

/** Picks the first time in the demonstration scheduler and pays for it. */
async function pay(page: Page): Promise<void> {
  await showScheduler(page)
  await demo(page).getByRole('radio', { name: /^Now/ }).check()
  await demo(page).getByRole('button', { name: 'Pay $49 (demonstration)' }).click()
  await expectPaid(page)
}

test('The scheduler is the hero of its page, and is loaded with it', async ({ page }) => {
  await visit(page, consultPath)
  await expectWorking(page)
  await expect(demo(page).getByText('Demonstration: no appointment is made, no payment is taken')).toBeVisible()
})

test('A payment in the demonstration leads to the success view, word for word', async ({ page }) => {
  await visit(page, consultPath)
  await pay(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Connecting you with an available provider...', { exact: true })).toBeVisible()
  await expect(main.getByText('Average wait time: 2-5 minutes', { exact: true })).toBeVisible()
  await expect(main.getByText('Support is available 24/7')).toBeVisible()
  await expect(main.getByRole('status')).toHaveText(
    'Connecting you with an available provider... Average wait time: 2-5 minutes',
  )
  await expect(main.getByRole('heading')).toHaveCount(1)
  await expect(schedulerFrame(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click()
  await expectAddress(page, '/')
  await expect(page).toHaveTitle(/^Kelvin Wellness/)
  await page.goBack()
  await expectUnpaid(page)
})

test('A phone fetches no picture for the success view, which shows none there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, consultPath)
  await showScheduler(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await pay(page)
  await page.evaluate(() => fetch('/icon.svg'))
  expect(fetched.filter((address) => address.includes('/art/'))).toEqual([])
  expect(fetched.at(-1)).toMatch(/\/icon\.svg$/)
})

test('The demonstration asks for a time before it takes its payment', async ({ page }) => {
  await visit(page, consultPath)
  await showScheduler(page)
  await demo(page).getByRole('button', { name: 'Pay $49 (demonstration)' }).click()
  await expect(demo(page).getByText('Choose a time first.')).toBeVisible()
  await expectUnpaid(page)
})

test('The demonstration in a tab of its own shows its own end at once, and may be started again', async ({ page }) => {
  await page.goto('/embed/scheduler.html')
  await page.getByRole('radio', { name: /^Now/ }).check()
  await page.getByRole('button', { name: 'Pay $49 (demonstration)' }).click()
  await expect(page.getByRole('heading', { name: 'Demonstration complete' })).toBeFocused()
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await expect(page.getByRole('radio', { name: /^Now/ })).toBeFocused()
})

test('The video call opens in a new tab that knows nothing of this one', async ({ page, context }) => {
  await visit(page, consultPath)
  await pay(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Join Video Call', exact: true }).click()
  const call = await opened
  await expect(call.getByText('Demonstration: no call is started')).toBeVisible()
  expect(await call.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

for (const [state, show] of Object.entries({ scheduler: showScheduler, 'success view': pay })) {
  test(`Axe finds nothing with the ${state}, which fits into 320 px`, async ({ page }) => {
    await visit(page, consultPath)
    await show(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    await expect.poll(() => widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page), 'at 320 px').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

test('Axe finds nothing in the demonstration’s own documents, which fit into 320 px', async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const path of ['/embed/scheduler.html', '/embed/meeting.html']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page), path).toEqual([])
    expect(await widestEdge(page), path).toBeLessThanOrEqual(narrow.width)
  }
})

test('No address leads to the success view while content names no parameter', async ({ page }) => {
  for (const search of ['?paid=1', '?paid', '?null=1', '?session_id=cs_1']) {
    await visit(page, consultPath + search)
    await expectUnpaid(page)
  }
})

test('The parameter that content names leads to the success view, and no other does', async ({ page }) => {
  const paidReturnParameter = 'consult-paid'
  for (const search of ['?paid=1', '?consult-pai=1', '#consult-paid']) {
    await visitConfigured(page, { paidReturnParameter }, consultPath + search)
    await expectUnpaid(page)
  }
  await visitConfigured(page, { paidReturnParameter }, `${consultPath}?consult-paid=1`)
  await expectPaid(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers the scheduler’s link, and no frame', async ({ page }) => {
    await page.goto(consultPath)
    await expectUnpaid(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Open the scheduler in a new tab' })).toHaveAttribute(
      'href',
      '/embed/scheduler.html',
    )
  })
})
