import { afterEach, expect, test, vi } from 'vitest'
import { atMost } from './at-most.ts'

afterEach(() => void vi.useRealTimers())

test('what takes longer is no longer waited for, and what has ended leaves no timer', async () => {
  vi.useFakeTimers()
  const ended = vi.fn<() => void>()
  const waiting = atMost(10_000, new Promise(() => undefined)).then(ended)
  await vi.advanceTimersByTimeAsync(9999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(ended).toHaveBeenCalledTimes(1)
  await atMost(10_000, Promise.resolve())
  await expect(atMost(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
