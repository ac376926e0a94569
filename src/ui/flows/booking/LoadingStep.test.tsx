import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadingStep } from './LoadingStep.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a step says that it is loading after a second, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<LoadingStep />)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})
