import { createBrowserHistory, RouterContextProvider, type RouterHistory } from '@tanstack/react-router'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { demonstration } from '../../../../content/providers.ts'
import { buildRecords } from '../../../../content/records.ts'
import { addressOf } from '../../../../machines/booking/index.ts'
import { createSiteHistory } from '../../../adapters/site-history.ts'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import { bookingMachineWith } from './booking-machine-with.ts'
import { useBookingAddress } from './use-booking-address.ts'

const page = '/locations/princeton'
const input = buildRecords(demonstration)['booking-index']

/** The wizard in front of a page; `address` is the browser's address at this moment, `wanted` the machine's. */
function wizard(given?: RouterHistory) {
  const site = jsdomSite({ start: page })
  const { router } = site
  const history = given ?? site.history
  if (given)
    router.update({ ...router.options, context: { ...router.options.context, history: createSiteHistory(given).site } })
  const actor = createActor(bookingMachineWith(router.options.context.adapters), { input }).start()
  renderHook(() => useBookingAddress(actor, 'wizard-in-front'), {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  const address = () => history.location.pathname + history.location.search
  const wanted = () => addressOf(actor.getSnapshot()) ?? page
  return { actor, history, address, wanted }
}

test('the address is that of the step within the press', async () => {
  const { actor, address, wanted } = wizard()
  actor.send({ type: 'booking.open', location: null, service: null })
  expect([address(), wanted()]).toEqual(['/book?step=location', '/book?step=location'])
  actor.send({ type: 'location.pick', location: 'princeton' })
  expect([address(), wanted()]).toEqual(['/book/princeton', '/book/princeton'])
  actor.send({ type: 'booking.close' })
  expect([address(), wanted()]).toEqual([page, page])
})

test('each step is one entry, which the browser’s Back undoes', async () => {
  const { actor, history, address, wanted } = wizard()
  actor.send({ type: 'booking.open', location: null, service: null })
  actor.send({ type: 'location.pick', location: 'princeton' })
  await waitFor(() => expect(actor.getSnapshot().matches('closed')).toBe(false))
  for (const step of ['/book?step=location', page]) {
    history.back()
    expect([address(), wanted()]).toEqual([step, step])
  }
  history.forward()
  expect([address(), wanted()]).toEqual(['/book?step=location', '/book?step=location'])
})

test('a link in the wizard to the page behind it closes it, and Back leads to the step again', () => {
  const { actor, history, address } = wizard()
  actor.send({ type: 'booking.open', location: null, service: null })
  actor.send({ type: 'location.pick', location: 'princeton' })
  history.push(page)
  expect([address(), actor.getSnapshot().matches('closed')]).toEqual([page, true])
  history.back()
  expect([address(), actor.getSnapshot().matches('closed')]).toEqual(['/book/princeton', false])
})

test('a step that was returned to from another page counts for that opening only', () => {
  const { actor, history, address } = wizard()
  const open = () => actor.send({ type: 'booking.open', location: null, service: null })
  open()
  actor.send({ type: 'location.pick', location: 'princeton' })
  history.push('/price-list')
  history.back()
  actor.send({ type: 'booking.close' })
  open()
  expect([address(), history.location.state.step?.depth]).toEqual(['/book?step=location', 1])
  actor.send({ type: 'booking.close' })
  expect(address()).toBe(page)
})

test('a jump forward over several steps of a walk that began with the service leads to the calendar', async () => {
  const { actor, history, address, wanted } = wizard()
  actor.send({ type: 'booking.open', location: 'any', service: null })
  actor.send({ type: 'service.pick', service: 'infrared-sauna' })
  actor.send({ type: 'location.pick', location: 'princeton' })
  const calendar = '/book/princeton/infrared-sauna'
  await waitFor(() => expect(address()).toBe(calendar))
  history.back()
  history.back()
  expect(address()).toBe('/book?step=service')
  history.go(2)
  await waitFor(() => expect([address(), wanted()]).toEqual([calendar, calendar]))
  history.back()
  const clinics = '/book?step=location&service=infrared-sauna'
  expect([address(), wanted()]).toEqual([clinics, clinics])
})

test('two steps back before the browser has gone the first lead two steps back', async () => {
  window.history.replaceState(null, '', page)
  const { actor, address, wanted } = wizard(createBrowserHistory())
  actor.send({ type: 'booking.open', location: null, service: null })
  actor.send({ type: 'location.pick', location: 'princeton' })
  await waitFor(() => expect(actor.getSnapshot().can({ type: 'service.pick', service: 'infrared-sauna' })).toBe(true))
  actor.send({ type: 'service.pick', service: 'infrared-sauna' })
  expect(address()).toBe('/book/princeton/infrared-sauna')
  actor.send({ type: 'booking.back' })
  actor.send({ type: 'booking.back' })
  await waitFor(() => expect([address(), wanted()]).toEqual(['/book?step=location', '/book?step=location']))
  actor.send({ type: 'booking.close' })
  await waitFor(() => expect([address(), wanted()]).toEqual([page, page]))
})
