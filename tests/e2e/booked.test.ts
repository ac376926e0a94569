import { readFileSync } from 'node:fs'
import { expect, type FrameLocator } from '@playwright/test'
import { princeton } from '../../content/locations/princeton.ts'
import { expectAddress, expectBookingPage, expectDialog, still, test, visit } from '../walks/support.ts'
import { calendar, service, walkTo } from '../walks/wizard.ts'

test.use(still)

const booked = 'Booked: Infrared Sauna'
const another = 'Book another in Princeton'

/**
 * Books the first free time in the demonstration calendar; returns it as the calendar writes it. The day is pressed; the
 * rest goes by keys, since a narrow calendar brings the times into view 200 ms later, from under a pointer.
 */
async function book(frame: FrameLocator): Promise<string> {
  await frame
    .getByRole('grid')
    .getByRole('gridcell', { name: /\d free time/ })
    .first()
    .click()
  await frame.getByRole('radio').first().press('Space')
  const when = await frame.locator('#confirm-note').innerText()
  await frame.getByRole('button', { name: 'Confirm' }).press('Enter')
  return when
}

test('A visit booked in the demonstration calendar is told of, with its time, and saved for the visitor’s own calendar', async ({
  page,
}) => {
  await walkTo(page, 2)
  const when = await book(page.frameLocator('iframe'))
  await expectDialog(page, booked)
  await expectAddress(page, calendar.address)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('definition').first()).toHaveText(`${when.replace(/, 20\d\d /, ' ')}, clinic time`, {
    ignoreCase: true,
  })
  for (const text of [princeton.address.street, princeton.phone.display, 'This is a demonstration'])
    await expect(dialog.getByText(text).first()).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Demonstration complete' })).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Add to my calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('infrared-sauna-princeton.ics')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
})

test('‘Book another’ leads to the clinic’s list, and the browser’s Back past it', async ({ page }) => {
  await walkTo(page, 2)
  await book(page.frameLocator('iframe'))
  await expectDialog(page, booked)
  await page.getByRole('link', { name: another }).click()
  await expectDialog(page, service.title)
  await expectAddress(page, service.address)
  await page.goBack()
  await expectDialog(page, 'Select Location')
})

test('The browser’s Back leaves a booked visit as it leaves its calendar', async ({ page }) => {
  await walkTo(page, 2)
  await book(page.frameLocator('iframe'))
  await expectDialog(page, booked)
  await page.goBack()
  await expectDialog(page, service.title)
  await expectAddress(page, service.address)
})

test('On its page a calendar tells of a booked visit too', async ({ page }) => {
  await visit(page, calendar.address)
  await expectBookingPage(page, calendar.title)
  await book(page.frameLocator('iframe'))
  await expectBookingPage(page, booked)
  await expect(page.getByRole('main').getByRole('link', { name: another })).toHaveAttribute('href', service.address)
  await page.getByRole('main').getByRole('link', { name: another }).click()
  await expectBookingPage(page, service.title)
})
