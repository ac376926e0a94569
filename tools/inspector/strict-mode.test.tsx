import { renderHook } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serviceDetailMachine } from '../../machines/service-detail/index.ts'
import { listen } from './listening.ts'

let listening: ReturnType<typeof listen>
beforeEach(() => {
  listening = listen()
})
afterEach(() => listening.unwatch())

test('An actor that React stops and at once starts again is one actor that has started once', async () => {
  const { result, unmount } = renderHook(() => useActorRef(serviceDetailMachine, { input: { known: ['infrared'] } }), {
    wrapper: StrictMode,
  })
  result.current.send({ type: 'detail.open', service: 'infrared' })
  const eventsOf = () => listening.inspection().actors.map(({ entries }) => entries.map(({ event }) => event.type))
  expect(eventsOf()).toEqual([['xstate.init', 'detail.open']])
  unmount()
  await expect.poll(eventsOf).toEqual([['xstate.init', 'detail.open', 'xstate.stop']])
  expect(listening.actorOf('service-detail').isRunning).toBe(false)
})
