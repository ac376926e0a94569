import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingFlow } from '../../../../tests/flows/booking.ts'
import { jsdomScreen } from '../../../../tests/drivers/jsdom.tsx'
import type { Screen } from '../../../../tests/drivers/screen.ts'

const title = 'Ask for a time: Infrared Sauna in Princeton'
const trigger = 'No time works? Say when'
const submitButton = 'Ask for a time'

/** The calendar in the wizard, once the browser has been idle. */
async function calendar(): Promise<Screen> {
  const screen = await jsdomScreen(bookingFlow.stage)
  await screen.follow('/book/princeton/infrared-sauna')
  await screen.settle('booking/princeton', 'arrives')
  await screen.pass(2000)
  return screen
}

async function opened(): Promise<Screen> {
  const screen = await calendar()
  await screen.click('button', trigger, 'dialog')
  await focusOn(screen, title)
  return screen
}

async function focusOn(screen: Screen, text: string): Promise<void> {
  await screen.until(async () =>
    (await screen.focused()) === text ? null : `the focus is on '${await screen.focused()}'`,
  )
}

async function fillIn(screen: Screen): Promise<void> {
  await screen.fill('Name', 'Jordan Reyes')
  await screen.fill('Phone', '(609) 555-0100')
}

/** The chips that are chosen. */
const chosen = () =>
  page
    .queryAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked && box.type === 'checkbox')
    .map((box) => box.labels?.[0]?.textContent ?? '')

test('The button unfolds the request and folds it away; what was typed is still there', async () => {
  const screen = await opened()
  expect(page.getByRole('button', { name: trigger })).toHaveAttribute('aria-expanded', 'true')
  await screen.fill('Name', 'Jordan Reyes')
  page.getByRole('checkbox', { name: 'Weekend' }).click()
  await screen.click('button', trigger, 'dialog')
  expect(await screen.count('heading', title, 'dialog')).toBe(0)
  expect(page.getByRole('button', { name: trigger })).toHaveAttribute('aria-expanded', 'false')
  await screen.click('button', trigger, 'dialog')
  await focusOn(screen, title)
  expect((await screen.field('Name'))?.value).toBe('Jordan Reyes')
  expect(chosen()).toEqual(['Weekend'])
})

test('The first field gets the focus once its error is drawn, so that a screen reader says it once', async () => {
  const screen = await opened()
  const field = page.getByRole('textbox', { name: /^Name/ })
  const drawn: boolean[] = []
  field.addEventListener('focus', () => drawn.push(field.getAttribute('aria-invalid') === 'true'))
  await screen.click('button', submitButton, 'dialog')
  expect(await screen.field('Name')).toMatchObject({ hasFocus: true })
  expect(drawn).toEqual([true])
})

test('What is wrong is said at its field, the first of which has the focus; nothing is sent', async () => {
  const screen = await opened()
  await screen.fill('Phone', '555-0100')
  await screen.click('button', submitButton, 'dialog')
  expect(await screen.field('Name')).toMatchObject({ error: 'Enter your name.', hasFocus: true })
  expect(await screen.field('Phone')).toMatchObject({
    value: '555-0100',
    error: 'Enter a phone number with area code: at least 10 digits.',
  })
  await expect(screen.settle('lead', 'received')).rejects.toThrow('nothing waits')
})

test('On its way nothing can be changed or sent again; then there are thanks, and nothing is booked yet', async () => {
  const screen = await opened()
  await fillIn(screen)
  page.getByRole('checkbox', { name: 'Weekdays' }).click()
  await screen.click('button', submitButton, 'dialog')
  expect((await screen.field('Name'))?.isLocked).toBe(true)
  page.getByRole('checkbox', { name: 'Evening' }).click()
  expect(chosen()).toEqual(['Weekdays'])
  await screen.click('button', 'Sending…', 'dialog')
  await screen.settle('lead', 'received')
  await focusOn(screen, 'Thank you, Jordan Reyes')
  expect(await screen.says('Princeton calls you within 24 hours. Nothing is booked yet.')).toBe(true)
  await expect(screen.settle('lead', 'received')).rejects.toThrow('nothing waits')
  await screen.click('button', 'Done', 'dialog')
  await focusOn(screen, trigger)
  await screen.click('button', trigger, 'dialog')
  await focusOn(screen, title)
  expect((await screen.field('Name'))?.value).toBe('')
  expect(chosen()).toEqual([])
})

test('Folded away on its way, it is sent all the same, and says so when it is unfolded', async () => {
  const screen = await opened()
  await fillIn(screen)
  await screen.click('button', submitButton, 'dialog')
  await screen.click('button', trigger, 'dialog')
  await screen.settle('lead', 'saved')
  expect(await screen.focused()).toBe(trigger)
  await screen.click('button', trigger, 'dialog')
  await focusOn(screen, 'Thank you, Jordan Reyes')
  expect(await screen.count('note', /saved on this device/, 'dialog')).toBe(0)
  expect((await screen.texts('note', /^$/)).join()).toContain('Your request is saved on this device')
})

test('One that is turned down shows what was asked, and can be changed', async () => {
  const screen = await opened()
  await fillIn(screen)
  for (const wish of ['Weekend', 'Morning', 'Evening']) page.getByRole('checkbox', { name: wish }).click()
  await screen.click('button', submitButton, 'dialog')
  await screen.settle('lead', 'refused')
  await focusOn(screen, title)
  const shown = page.getByRole('list', { name: 'Your details' })
  expect([...shown.children].map(({ textContent }) => textContent)).toEqual([
    'Jordan Reyes',
    '(609) 555-0100',
    'Weekend',
    'Morning',
    'Evening',
  ])
  await screen.click('button', 'Change my details', 'dialog')
  expect(chosen()).toEqual(['Weekend', 'Morning', 'Evening'])
})

test('A calendar that cannot work offers it among the other ways, until it is open; the focus is never lost', async () => {
  const screen = await calendar()
  await screen.postFromFrame(['demo.error', { reason: 'unavailable' }])
  const lost: boolean[] = []
  new MutationObserver(() => lost.push(document.activeElement === document.body)).observe(document.body, {
    childList: true,
    subtree: true,
  })
  await screen.click('button', 'Ask for a time instead', 'dialog')
  await focusOn(screen, title)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost).not.toContain(true)
  expect(await screen.count('button', 'Ask for a time instead', 'dialog')).toBe(0)
  expect(await screen.count('group', 'Other ways to go on', 'dialog')).toBe(1)
})

test('Below a booked visit no other time is asked for', async () => {
  const screen = await calendar()
  await screen.postFromFrame(['msgsndr-booking-complete', { start: '2026-12-01T15:30:00.000Z' }])
  await focusOn(screen, 'Booked: Infrared Sauna')
  expect(await screen.count('button', trigger, 'dialog')).toBe(0)
  expect(await screen.count('link', 'All prices', 'dialog')).toBe(1)
})
