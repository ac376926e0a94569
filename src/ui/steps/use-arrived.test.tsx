import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { useArrived } from './use-arrived.ts'

const listeners = new Set<() => void>()
const history = {
  isMoving: false,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
vi.mock('../../adapters/use-adapters.ts', () => ({ useSiteHistory: () => history }))

const steps = createMachine({
  initial: 'first',
  states: { first: { on: { on: 'second' } }, second: { on: { back: 'first' } } },
})

test('while the browser goes back the step before is shown, and once it has arrived the one that was returned to', () => {
  const actor = createActor(steps).start()
  function Shown() {
    return <p>{JSON.stringify(useArrived(actor).value)}</p>
  }
  render(<Shown />)
  act(() => actor.send({ type: 'on' }))
  expect(screen.getByText('"second"')).toBeInTheDocument()
  act(() => {
    history.isMoving = true
    actor.send({ type: 'back' })
  })
  expect(screen.getByText('"second"')).toBeInTheDocument()
  act(() => {
    history.isMoving = false
    listeners.forEach((listener) => listener())
  })
  expect(screen.getByText('"first"')).toBeInTheDocument()
})
