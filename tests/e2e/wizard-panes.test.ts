import { expect, type Locator, type Page } from '@playwright/test'
import { bookingServiceIds } from '../../content/booking-lists.ts'
import { dialogBack, expectDialog, still, test, untilAlive, visit } from '../walks/support.ts'
import { calendar, expectStep, location, service, walk, walkTo } from '../walks/wizard.ts'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

const rows = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Services' }).getByRole('link')

/** The share of a pane's height between its first and its last visible text, picture or control. */
function spanOf(pane: Locator): Promise<number> {
  return pane.evaluate((element) => {
    const sheet = element.getBoundingClientRect()
    const top = Math.max(sheet.top, 0)
    const bottom = Math.min(
      sheet.bottom,
      window.innerHeight,
      element.parentElement?.getBoundingClientRect().bottom ?? 0,
    )
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      boxes.push(range.getBoundingClientRect())
    }
    for (const part of element.querySelectorAll('img, iframe, a, button, [role="img"]'))
      boxes.push(part.getBoundingClientRect())
    const seen = boxes.filter((box) => box.width > 1 && box.height > 1 && box.bottom > top && box.top < bottom)
    const first = Math.max(top, Math.min(...seen.map((box) => box.top)))
    const last = Math.min(bottom, Math.max(...seen.map((box) => box.bottom)))
    return (last - first) / (bottom - top)
  })
}

async function expectFilled(root: Locator, what: string): Promise<void> {
  for (const pane of [root.locator('> div').first(), root.getByRole('complementary', { name: 'Your visit' })])
    await expect.poll(() => spanOf(pane), what).toBeGreaterThanOrEqual(2 / 3)
}

test('In every step of the wizard both panes are filled', async ({ page }) => {
  await walkTo(page, 0)
  await expectFilled(page.getByRole('dialog'), location.title)
  for (const { step, move } of walk.slice(1)) {
    await move(page)
    await expectStep(page, step)
    await expectFilled(page.getByRole('dialog'), step.title)
  }
})

test('So they are where the services cannot be loaded', async ({ page }) => {
  await page.route('**/content/*/booking/princeton.json', (route) => route.abort())
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expectFilled(page.getByRole('dialog'), 'services that failed')
})

for (const path of ['/book/montclair', service.address, calendar.address])
  test(`And on ${path}`, async ({ page }) => {
    await visit(page, path)
    const section = page
      .locator('main section')
      .filter({ has: page.getByRole('complementary', { name: 'Your visit' }) })
    await expectFilled(section, path)
  })

test('The sheet stands on whole pixels whatever the width of the window', async ({ page }) => {
  await walkTo(page, 2)
  for (const width of [768, 1023, 1281, 1366, 1440, 1441]) {
    await page.setViewportSize({ width, height: 900 })
    const edges = () =>
      page.getByRole('dialog').evaluate((sheet) => {
        if (sheet.getAnimations().some((animation) => animation.playState !== 'finished')) return
        const { left, right } = sheet.getBoundingClientRect()
        return [left % 1, right % 1]
      })
    await expect.poll(edges, `${width} px`).toEqual([0, 0])
  }
})

test('Each service says its minutes where the site knows them, its price, and what the calendar calls it', async ({
  page,
}) => {
  await walkTo(page, 1)
  await expect(rows(page)).toHaveCount(bookingServiceIds.length)
  for (const row of await rows(page).all()) {
    await expect(row).toContainText('$')
    await expect(row.locator('img')).toHaveCount(1)
  }
  await expect(page.getByRole('dialog').getByText(/^(Cold|Pressure|Within|Warm)$/)).toHaveText([
    'Cold',
    'Pressure',
    'Within',
    'Warm',
  ])
  await expect(rows(page).filter({ hasText: 'In the calendar: Full Body Cryo' })).toHaveText(
    /^Whole Body Cryotherapy.*3 minutes · From \$45/,
  )
  await expect(rows(page).filter({ hasText: 'Infrared Sauna' })).not.toContainText('In the calendar')
})

test('Rows of services that begin with a consultation say so, and the list leads to all prices', async ({ page }) => {
  await walkTo(page, 1)
  await expect(rows(page).filter({ hasText: 'Consultation first' }).locator('strong')).toHaveText([
    'Shockwaves for Women',
    'Shockwave Therapy',
    'Medical Weight Loss',
  ])
  await page.getByRole('dialog').getByRole('link', { name: 'All prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Every price, on one page' })).toBeVisible()
})

test('The ticket says what is booked: beside the calendar, and in one line on a phone', async ({ page }) => {
  await walkTo(page, 2)
  const ticket = page.getByRole('complementary', { name: 'Your visit' })
  for (const words of ['Infrared Sauna', '35–60 minutes in all', 'From $40', 'Princeton', '400 Example Lane'])
    await expect(ticket).toContainText(words)
  await expect(ticket).not.toContainText('30–45 minutes')
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(ticket).toBeHidden()
  const line = page.getByRole('dialog').getByText('30–45 minutes · From $40 · Princeton')
  await expect(line).toBeVisible()
  const height = (await line.boundingBox())?.height ?? Infinity
  expect(height).toBeLessThan(32)
})

test('A choice made before is marked when one goes back, in words too', async ({ page }) => {
  await walkTo(page, 2)
  await dialogBack(page)
  await expectDialog(page, service.title)
  const dialog = page.getByRole('dialog')
  const made = dialog.locator('li > a[aria-current="true"]')
  await expect(made).toHaveCount(1)
  await expect(made).toHaveText(/^Infrared Sauna.*Chosen before$/)
  await dialogBack(page)
  await expectDialog(page, location.title)
  await expect(made).toHaveCount(1)
  await expect(made).toHaveText(/^Princeton.*Chosen before/)
})

test('A wizard that is opened again has no earlier choice', async ({ page }) => {
  await walkTo(page, 2)
  await page.keyboard.press('Escape')
  await walk[0]?.move(page)
  await expectStep(page, location)
  await expect(page.getByRole('dialog').locator('a[aria-current]')).toHaveCount(0)
})

test('Behind an open dialog nothing is within reach, and all of it is once the dialog is closed', async ({ page }) => {
  await walkTo(page, 0)
  const reached = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body a, body button, body main')]
        .filter((element) => !element.closest('[role="dialog"]') && !element.closest('[inert]'))
        .map((element) => element.outerHTML.slice(0, 80)),
    )
  await expect.poll(reached, 'as soon as a screen reader has said the title').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await reached()).length).toBeGreaterThan(10)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your visit' }).locator('figure > svg')
const withoutMinutes = '/book/princeton/targeted-cryo'

test('The bar of the session is beside the calendar, and on a phone neither it nor its code is there', async ({
  page,
}) => {
  await walkTo(page, 2)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).locator('> svg')).toHaveCount(4)
  await visit(page, withoutMinutes)
  await expect(bar(page)).toHaveCount(0)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize({ width: 390, height: 780 })
  await walkTo(page, 2)
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toHaveCount(0)
  expect(fetched.filter((url) => url.includes('/SessionBar'))).toEqual([])
})

test('A delivered calendar has its bar, which stays as it is once the page is alive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, 'shifts')) + Number(entry.toJSON().value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/assets/PanePart-*.js', async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await page.goto(calendar.address)
  const delivered = await bar(page).elementHandle()
  await untilAlive(page)
  await expect(page.getByRole('complementary', { name: 'Your visit' })).toContainText(/(Open|Closed) now|Closed, opens/)
  expect(await delivered?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')))).toBe(0)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar is there too, with its words', async ({ page }) => {
    await page.goto(calendar.address)
    expect((await bar(page).boundingBox())?.height).toBe(48)
    const phases = page.getByRole('complementary', { name: 'Your visit' }).getByRole('listitem')
    await expect(phases).toHaveText(['Prep 5 minutes', 'Heat 20–45 minutes', 'Cool down 10 minutes'])
  })
})
