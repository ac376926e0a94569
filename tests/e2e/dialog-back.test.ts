import { expect, type Page } from '@playwright/test'
import { fillIn, leadButton, readIn, sampler, submit, typed } from '../walks/lead.ts'
import {
  card,
  closeDialog,
  expectAddress,
  expectDialog,
  expectNoDialog,
  still,
  test,
  untilAlive,
  visit,
} from '../walks/support.ts'

test.use({ ...still, viewport: { width: 390, height: 844 } })

interface InFront {
  title: string
  page: string
  opener: (page: Page) => ReturnType<Page['locator']>
}

const detail: InFront = {
  title: 'Cryotherapy',
  page: '/locations/princeton',
  opener: (page) => card(page, /^Cryotherapy .*\$/),
}
const exam: InFront = {
  title: 'Start Your Consultation',
  page: '/exam-invite',
  opener: (page) => page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }),
}
const offer: InFront = { title: sampler, page: '/', opener: (page) => leadButton(page) }

/** Arrives at the dialog's page from another one, and opens the dialog. */
async function open(page: Page, { title, page: path, opener }: InFront): Promise<void> {
  await visit(page, '/contact')
  await visit(page, path)
  await opener(page).click()
  await expectDialog(page, title)
  await expectAddress(page, path)
}

for (const dialog of [detail, exam, offer]) {
  test(`On a phone Back closes the dialog '${dialog.title}', and the next one leaves its page`, async ({ page }) => {
    await open(page, dialog)
    const place = await page.evaluate(() => window.scrollY)
    await page.goBack()
    await expectNoDialog(page)
    await expectAddress(page, dialog.page)
    await expect(dialog.opener(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    await page.goBack()
    await expectAddress(page, '/contact')
  })

  test(`The dialog '${dialog.title}', closed by hand or by Esc, leaves no entry of its own`, async ({ page }) => {
    await open(page, dialog)
    await closeDialog(page)
    await expectNoDialog(page)
    await dialog.opener(page).click()
    await expectDialog(page, dialog.title)
    await page.keyboard.press('Escape')
    await expectNoDialog(page)
    await expect(dialog.opener(page)).toBeFocused()
    await page.goBack()
    await expectAddress(page, '/contact')
  })

  test(`After Forward the dialog '${dialog.title}' opens again by a press, and Back closes it`, async ({ page }) => {
    await open(page, dialog)
    await page.goBack()
    await page.goForward()
    await expectNoDialog(page)
    await expectAddress(page, dialog.page)
    await dialog.opener(page).click()
    await expectDialog(page, dialog.title)
    await page.goBack()
    await expectNoDialog(page)
    await page.goBack()
    await expectAddress(page, '/contact')
  })
}

test('What opens after Forward to the place of a closed dialog leaves nothing behind', async ({ page }) => {
  await open(page, offer)
  await page.goBack()
  await page.goForward()
  await expectNoDialog(page)
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await expectDialog(page, 'Select Location')
  await closeDialog(page)
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('A page that is reloaded with its dialog has none, and one Back leaves it', async ({ page }) => {
  await open(page, detail)
  await page.reload()
  await untilAlive(page)
  await expectNoDialog(page)
  await expectAddress(page, detail.page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('From a detail the wizard opens, and one Back leads to the page, the next one off it', async ({ page }) => {
  await open(page, detail)
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expectDialog(page, 'Book Full Body Cryo')
  await expectAddress(page, '/book/princeton/full-body-cryo')
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, detail.page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('The wizard whose code comes late still opens from a detail that has closed', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/BookingDialog-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(detail.page)
  await page
    .getByText(/^(Open now|Closed)/)
    .first()
    .waitFor()
  await detail.opener(page).click()
  await expectDialog(page, detail.title)
  await page.getByRole('link', { name: 'Book This Service' }).click()
  await expect(detail.opener(page)).toHaveAttribute('aria-busy', 'true')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[role="dialog"]')), { intervals: [100] })
    .toBeNull()
  release()
  await expectDialog(page, 'Book Full Body Cryo')
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, detail.page)
})

test('A detail’s link to the service’s page, and Back leads to the clinic’s page at once', async ({ page }) => {
  await open(page, detail)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^More about/ })
    .click()
  await expectAddress(page, '/services/cryotherapy')
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, detail.page)
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('What was typed in a form that Back closed is there when it is opened again', async ({ page }) => {
  await open(page, offer)
  await fillIn(page, typed)
  await page.goBack()
  await expectNoDialog(page)
  await offer.opener(page).click()
  await expectDialog(page, sampler)
  expect(await readIn(page)).toEqual(typed)
})

test('An offer that leads to the order page leaves no entry behind', async ({ page }) => {
  await visit(page, '/contact')
  await visit(page, offer.page)
  await leadButton(page, 'Medical Weight Loss').click()
  await expectDialog(page, 'Medical Weight Loss')
  await fillIn(page, typed)
  await submit(page).click()
  await expectAddress(page, '/order-online')
  await page.goBack()
  await expectAddress(page, offer.page)
  await expectNoDialog(page)
  await page.goBack()
  await expectAddress(page, '/contact')
})

test('A dialog that is closed and opened in one moment is closed by one Back', async ({ page }) => {
  await open(page, detail)
  await detail.opener(page).evaluate(async (opener) => {
    for (let round = 0; round < 5; round += 1) {
      document.querySelector<HTMLElement>('[role="dialog"] button[aria-label="Close"]')?.click()
      if (opener instanceof HTMLElement) opener.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
  await expectDialog(page, detail.title)
  await page.goBack()
  await expectNoDialog(page)
  await expectAddress(page, detail.page)
  await page.goBack()
  await expectAddress(page, '/contact')
})
