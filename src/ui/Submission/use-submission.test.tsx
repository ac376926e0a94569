import { RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { useSubmission } from './use-submission.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** A form that has been open for so many milliseconds, with or without what was typed before. */
function flagsAfter(milliseconds: number, typed?: object, isFilledIn?: boolean): string {
  const { router } = jsdomSite({ start: '/order-online' })
  const { drafts } = router.options.context.adapters
  drafts.clear('form')
  if (typed !== undefined) drafts.write('form', typed)
  const { result } = renderHook(() => useSubmission('form', isFilledIn), {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  vi.advanceTimersByTime(milliseconds)
  return result.current.stamp({ milliseconds, typed }).flags ?? ''
}

test('a blank form that is submitted within two seconds is noted, and one that kept what was typed before is not', () => {
  expect(flagsAfter(1999)).toBe('submitted within 2 s')
  expect(flagsAfter(2000)).toBe('')
  expect(flagsAfter(100, { firstName: 'Jordan' })).toBe('')
  expect(flagsAfter(100, undefined, true)).toBe('')
})
