import { RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import type { Change } from '../../adapters/site-history.ts'
import { useArrived } from './use-arrived.ts'

const steps = createMachine({
  initial: 'first',
  states: { first: { on: { on: 'second' } }, second: { on: { back: 'first' } } },
})

/** A flow's step as it is shown, and a browser that goes back when it is told to. */
function shownStep() {
  const { router } = jsdomSite({ start: '/order-online' })
  const listeners = new Set<(change: Change) => void>()
  const { history } = router.options.context
  const moving = {
    ...history,
    isMoving: false,
    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  router.update({ ...router.options, context: { ...router.options.context, history: moving } })
  const actor = createActor(steps).start()
  const { result } = renderHook(() => useArrived(actor).value, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  const arrive = () => {
    moving.isMoving = false
    listeners.forEach((listener) => listener({ kind: 'arrived', isNewPage: false }))
  }
  return { actor, result, moving, arrive }
}

test('while the browser goes back the step before is shown, and once it has arrived the one that was returned to', () => {
  const { actor, result, moving, arrive } = shownStep()
  act(() => actor.send({ type: 'on' }))
  expect(result.current).toBe('second')
  moving.isMoving = true
  act(() => actor.send({ type: 'back' }))
  expect(result.current).toBe('second')
  act(arrive)
  expect(result.current).toBe('first')
})
