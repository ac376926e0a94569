import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { label as search } from '../../../../content/words/find.ts'
import { jsdomScreen } from '../../../../tests/drivers/jsdom.tsx'
import { bookingFlow } from '../../../../tests/flows/booking.ts'

const labels = () => screen.getByRole('list', { name: 'Clinics' }).querySelectorAll('li > p')
const texts = () => [...labels()].map((label) => label.textContent)

test('The clinic that was chosen last stands first, also when the wizard is opened again', async () => {
  const visitor = await jsdomScreen({ ...bookingFlow.stage, held: [] })
  await visitor.follow('/book?step=location')
  expect(texts()).toEqual(['New Jersey', 'Ohio'])
  await visitor.click('link', /^Cincinnati/, 'dialog')
  await visitor.until(async () => ((await visitor.focused()) === 'Services in Cincinnati' ? null : 'no services'))
  await visitor.click('button', 'Close', 'dialog')
  await visitor.follow('/book?step=location')
  expect(texts()).toEqual(['Your last clinic', 'New Jersey'])
  expect(
    within(screen.getByRole('list', { name: 'Clinics' })).getAllByRole('link', { name: /^Cincinnati/ }),
  ).toHaveLength(1)
})

test('What was kept by another hand is not a clinic', async () => {
  window.sessionStorage.setItem('draft clinic', '"__proto__"')
  const visitor = await jsdomScreen({ ...bookingFlow.stage, held: [] })
  await visitor.follow('/book?step=location')
  expect(texts()).toEqual(['New Jersey', 'Ohio'])
})

test('Who asks the search there for a booking is led to the clinics', async () => {
  const visitor = await jsdomScreen({ ...bookingFlow.stage, held: [] })
  await visitor.follow('/book?step=location')
  await visitor.fill(search, 'appointment')
  await visitor.pass(300)
  await visitor.click('link', /^Book a visit/, 'dialog')
  await visitor.pass(100)
  expect(await visitor.field(search)).toMatchObject({ value: '' })
  expect(screen.queryByRole('list', { name: 'Pages found' })).toBeNull()
  expect(await visitor.focused()).toMatch(/^Westfield/)
  await visitor.goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
})
