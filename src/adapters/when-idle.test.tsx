import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A window of Safari, whose page is still loading or has loaded. */
function safari(state: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  return vi.fn<() => void>()
}

test('without requestIdleCallback it runs a tenth of a second after the page has loaded', () => {
  const run = safari('interactive')
  whenIdle(run)
  vi.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
})

test('on a page that has loaded it runs after a tenth of a second, unless it is stopped', () => {
  const run = safari('complete')
  whenIdle(run)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
  whenIdle(run)()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('it does not run where it is stopped before the page has loaded', () => {
  const run = safari('loading')
  whenIdle(run)()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
})
