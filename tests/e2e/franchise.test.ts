import { expect } from '@playwright/test'
import { fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import {
  field,
  fillIn,
  franchise,
  holdInquiries,
  openForm,
  readIn,
  submit,
  success,
  toast,
} from '../walks/franchise.ts'
import { anyStamp } from '../walks/submission.ts'
import { expectAddress, narrow, still, tabTo, test, untilAlive } from '../walks/support.ts'

test.use(still)

const good = fieldNames.map((name) => goodInquiry[name])
const blank = fieldNames.map(() => '')

test('Two clicks, or Enter twice, send the inquiry once', async ({ page }) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).dblclick()
  await expect(submit(page)).toHaveText('Submitting...')
  await expect(submit(page)).toBeDisabled()
  await inquiries.answer(200)
  await expect(toast(page)).toBeVisible()
  expect(inquiries.posted()).toEqual([goodInquiry])
  await fillIn(page)
  await field(page, 'phone').press('Enter')
  await field(page, 'phone').press('Enter')
  await field(page, 'city').press('Enter')
  await inquiries.answer(200)
  await expect(toast(page)).toBeVisible()
  expect(inquiries.posted()).toEqual([goodInquiry, goodInquiry])
})

test('An inquiry sent again has the id that it had, and a new one once it was changed', async ({ page }) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await inquiries.answer(422)
  await page.getByRole('button', { name: 'Try again' }).click()
  await inquiries.answer(422)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await field(page, 'city').fill('Trenton')
  await submit(page).click()
  await inquiries.answer(200)
  const [first = [], second, third = []] = inquiries.ids()
  expect(first[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(first[1]).toBe(first[0])
  expect(second).toEqual(first)
  expect(third[0]).not.toBe(first[0])
  expect(third[1]).toBe(third[0])
})

test('Consent that is given or withdrawn before another try is sent as it is then, under a new id', async ({
  page,
}) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await inquiries.answer(422)
  for (const consent of ['yes', 'no']) {
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('checkbox', { name: /call or text/ }).setChecked(consent === 'yes')
    await submit(page).click()
    await inquiries.answer(422)
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(inquiries.consents()).toEqual(['no', 'yes', 'no'])
  expect(new Set(inquiries.ids().flat()).size).toBe(3)
})

test('On its way the inquiry cannot be changed', async ({ page }) => {
  await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toHaveText('Submitting...')
  await field(page, 'city').press('x')
  await field(page, 'netWorth').focus()
  await page.keyboard.type('Over')
  expect(await readIn(page)).toEqual(good)
})

test('Without an address the inquiry is logged, and after a second the toast appears and the form is blank', async ({
  page,
}) => {
  const logged: unknown[][] = []
  page.on('console', async (message) => {
    if (message.type() === 'info') logged.push(await Promise.all(message.args().map((part) => part.jsonValue())))
  })
  await page.clock.install({ time: 0 })
  const fetchedLast = page.waitForResponse('**/assets/SessionBar-*.js')
  await openForm(page)
  await fetchedLast
  await page.clock.pauseAt(100_000)
  await fillIn(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await submit(page).click()
  await page.clock.runFor(999)
  await expect(submit(page)).toHaveText('Submitting...')
  await page.clock.runFor(1)
  await expect(page.getByRole('status').getByText(/contact you within 24 hours/)).toBeVisible()
  await expect(submit(page)).toHaveText('Submit Inquiry')
  await expect(submit(page)).toBeEnabled()
  expect(await readIn(page)).toEqual(blank)
  expect(await page.evaluate(() => sessionStorage.getItem('draft franchise'))).toBeNull()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  expect(logged).toEqual([['Franchise inquiry', { ...goodInquiry, ...anyStamp(franchise) }]])
  expect(requests).toEqual([])
})

test('What was typed survives refusal, reload and Back, until it is delivered', async ({ page }) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await inquiries.answer(422)
  await expect(page.getByRole('alert')).toContainText('We could not confirm your inquiry.')
  expect(await readIn(page)).toEqual(good)
  await page.reload()
  await expect(submit(page)).toHaveText('Submit Inquiry')
  expect(await readIn(page)).toEqual(good)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kelvin Wellness' }).click()
  await expectAddress(page, '/')
  await page.goBack()
  await expectAddress(page, franchise)
  await expect(submit(page)).toBeVisible()
  expect(await readIn(page)).toEqual(good)
  await submit(page).click()
  await inquiries.answer(422)
  await expect(submit(page)).toHaveText('Try again')
  await submit(page).click()
  await inquiries.answer(200)
  await expect(toast(page)).toBeVisible()
  await page.reload()
  await expect(submit(page)).toBeVisible()
  expect(await readIn(page)).toEqual(blank)
})

test('What the browser fills in by itself counts as typed', async ({ page }) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  await page.evaluate(autofill, goodInquiry)
  await submit(page).click()
  await inquiries.answer(200)
  await expect(toast(page)).toBeVisible()
  expect(inquiries.posted()).toEqual([goodInquiry])
})

test('A motivation of 5,000 characters, pasted with blanks around, is sent whole', async ({ page }) => {
  const inquiries = await holdInquiries(page)
  await openForm(page)
  const motivation = '<b>Why</b> 🧊 '.padEnd(5000, 'x')
  await fillIn(page, { ...goodInquiry, motivation: `\n  ${motivation}  \n`, firstName: ' Jordan ' })
  await submit(page).click()
  await expect.poll(() => inquiries.posted()).toEqual([{ ...goodInquiry, motivation }])
  await inquiries.answer(503)
  await expect(page.getByRole('status').getByText('Inquiry saved on this device')).toBeVisible()
})

test('With only the keyboard a visitor corrects what is wrong, submits, and closes the toast', async ({ page }) => {
  await openForm(page)
  await fillIn(page, { ...goodInquiry, firstName: 'J', netWorth: '' })
  await field(page, 'phone').press('Enter')
  await expect(page.getByRole('group', { name: 'Please check 2 fields' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'firstName')).toBeFocused()
  await expect(field(page, 'firstName')).toHaveAccessibleDescription('First name must be at least 2 characters')
  await page.keyboard.press('End')
  await page.keyboard.type('o')
  await expect(field(page, 'firstName')).toHaveAccessibleDescription('')
  await tabTo(page, field(page, 'netWorth'))
  await page.keyboard.type('Over')
  await expect(field(page, 'netWorth')).toHaveValue('over-2m')
  await expect(page.getByRole('group', { name: /^Please check/ })).toHaveCount(0)
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Close: ${success}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(submit(page)).toBeFocused()
  await expectAddress(page, franchise)
})

test('On a small screen the summary is seen from its title on', async ({ page }) => {
  await page.setViewportSize(narrow)
  await openForm(page)
  await submit(page).click()
  await expect(page.getByRole('group', { name: 'Please check 12 fields' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Please check 12 fields' })).toBeInViewport({ ratio: 1 })
})

test('Where the form cannot be loaded the phone and the e-mail stay', async ({ page }) => {
  await page.route('**/assets/FranchiseForm-*.js', (route) => route.abort())
  await page.goto(franchise)
  await untilAlive(page)
  const section = page.locator('#inquiry')
  await expect(section.getByRole('link')).toHaveText(['(609) 555-0190', 'franchise@example.com', '(609) 555-0190'])
  await expect(section.getByRole('alert')).toHaveText(/^“The inquiry form” cannot be shown right now/)
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('The form is fetched on its own page only', async ({ page }) => {
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/FranchiseForm-')))
  await page.goto('/contact')
  await untilAlive(page)
  expect(await isFetched()).toBe(false)
  await openForm(page)
  expect(await isFetched()).toBe(true)
})

/** Sets values as a browser's autofill does. Runs in the page. */
function autofill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector(`form [name="${name}"]`)
    if (!control) continue
    const prototype: object = Object.getPrototypeOf(control)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
