import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetWhenAbandoned } from './absence.ts'
import { sessionDrafts, type Drafts } from './session-drafts.ts'

const minute = 60_000

let drafts: Drafts

beforeEach(() => {
  vi.spyOn(window, 'addEventListener')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  window.sessionStorage.clear()
  drafts = sessionDrafts()
  forgetWhenAbandoned(drafts)
  drafts.write('lead', { firstName: 'Jo' })
})

/** Keeps the next test's page from receiving this one's events. */
afterEach(() => {
  for (const [sign, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(sign, listener, { capture: true })
  vi.clearAllTimers()
  vi.useRealTimers()
})

const isKept = () => drafts.read('lead') !== undefined

describe('what was typed', () => {
  test('is forgotten after 15 minutes without any input, and its listeners are called once', () => {
    const listener = vi.fn<() => void>()
    drafts.onForgotten(listener)
    vi.advanceTimersByTime(14 * minute)
    expect(isKept()).toBe(true)
    vi.advanceTimersByTime(2 * minute)
    expect([isKept(), window.sessionStorage.getItem('draft lead')]).toEqual([false, null])
    vi.advanceTimersByTime(10 * minute)
    expect(listener).toHaveBeenCalledOnce()
  })

  test.each(['pointerdown', 'keydown', 'scroll'])('is kept by a %s', (sign) => {
    vi.advanceTimersByTime(14 * minute)
    window.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(14 * minute)
    expect(isKept()).toBe(true)
    vi.advanceTimersByTime(2 * minute)
    expect(isKept()).toBe(false)
  })

  test('is forgotten by a page that is shown again after its timers were suspended', () => {
    vi.setSystemTime(Date.now() + 15 * minute)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(isKept()).toBe(false)
  })

  test('is forgotten when the page is loaded again after 15 minutes, and no sooner', () => {
    vi.setSystemTime(Date.now() + 14 * minute)
    forgetWhenAbandoned(sessionDrafts())
    expect(isKept()).toBe(true)
    vi.setSystemTime(Date.now() + 15 * minute)
    forgetWhenAbandoned(sessionDrafts())
    expect(isKept()).toBe(false)
  })
})
