import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { buildRecords } from '../../../../content/records.ts'
import { demonstration } from '../../../../content/providers.ts'
import { bookingView } from '../../../../machines/booking/index.ts'
import { onlyBuild, type Builds } from '../../../adapters/new-build.ts'
import { MissingRecord, type Records } from '../../../adapters/records.ts'
import { bookingMachineWith } from './booking-machine-with.ts'

const all = buildRecords(demonstration)
const services = all['booking/princeton']?.services
const read: Records['read'] = async (name) => all[name]

/** What the wizard shows in the same turn in which it opens for a clinic, and one turn later. */
async function openFor(location: string, records: Records, builds: Builds = onlyBuild) {
  const actor = createActor(bookingMachineWith({ records, builds }), { input: all['booking-index'] })
  actor.start().send({ type: 'booking.open', location, service: null })
  const atOnce = bookingView(actor.getSnapshot())?.step
  await new Promise((resolve) => setTimeout(resolve))
  return { atOnce, later: bookingView(actor.getSnapshot())?.step }
}

test('Services that are ready are shown in the turn in which the wizard opens', async () => {
  const { atOnce, later } = await openFor('princeton', { read, ready: (name) => all[name] })
  expect(atOnce).toMatchObject({ name: 'service', status: 'listed', services })
  expect(later).toEqual(atOnce)
})

test('Services that are not ready are loaded', async () => {
  const { atOnce, later } = await openFor('princeton', { read, ready: () => undefined })
  expect(atOnce).toMatchObject({ name: 'service', status: 'loading' })
  expect(later).toMatchObject({ name: 'service', status: 'listed', services })
})

test.each([
  [true, 'loading'],
  [false, 'failed'],
])('Services that the site has no more renew the page where it was deployed again: %s', async (isRenewed, status) => {
  const renew = vi.fn<Builds['renew']>(async () => isRenewed)
  const gone: Records = { read: (name) => Promise.reject(new MissingRecord(name)) }
  const { later } = await openFor('princeton', gone, { ...onlyBuild, renew })
  expect(renew).toHaveBeenCalledOnce()
  expect(later).toMatchObject({ name: 'service', status })
})

test('Services that do not come within 8 s have failed, and are fetched anew with the next try', async () => {
  vi.useFakeTimers()
  const stalled = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const records: Records = { read: stalled }
  const actor = createActor(bookingMachineWith({ records, builds: onlyBuild }), { input: all['booking-index'] })
  actor.start().send({ type: 'booking.open', location: 'princeton', service: null })
  const status = () => bookingView(actor.getSnapshot())?.step
  await vi.advanceTimersByTimeAsync(7999)
  expect(status()).toMatchObject({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(1)
  expect(status()).toMatchObject({ status: 'failed' })
  actor.send({ type: 'services.retry' })
  expect(status()).toMatchObject({ status: 'loading' })
  expect(stalled).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('Services that cannot be fetched do not reload the page', async () => {
  const renew = vi.fn<Builds['renew']>(async () => true)
  const offline: Records = { read: () => Promise.reject(new Error('offline')) }
  const { later } = await openFor('princeton', offline, { ...onlyBuild, renew })
  expect(renew).not.toHaveBeenCalled()
  expect(later).toMatchObject({ status: 'failed' })
})
