import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FindField } from './FindField.tsx'

vi.mock('./FindResults.tsx', () => new Promise(() => undefined))

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('Where what answers does not come, that is said after 8 s', async () => {
  render(<FindField />)
  act(() => screen.getByRole('searchbox').focus())
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('alert')).toHaveTextContent(/^The search could not be loaded\./)
})
