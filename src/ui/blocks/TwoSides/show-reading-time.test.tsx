import { expect, test, vi } from 'vitest'
import { readingFor } from '../../../../content/words/reading.ts'
import { showReadingTime } from './show-reading-time.ts'

test.each([
  [1, 'You have been reading for 1 second. In the chamber you would have 2 minutes 59 left.'],
  [40, 'You have been reading for 40 seconds. In the chamber you would have 2 minutes 20 left.'],
  [60, 'You have been reading for 1 minute. In the chamber you would have 2 minutes left.'],
  [130, 'You have been reading for 2 minutes 10. In the chamber you would have 50 seconds left.'],
  [179, 'You have been reading for 2 minutes 59. In the chamber you would have 1 second left.'],
  [180, 'You have been reading for 3 minutes. In the chamber you would be done by now.'],
  [605, 'You have been reading for 10 minutes 5. In the chamber you would be done by now.'],
])('after %i seconds', (seconds, said) => {
  expect(readingFor(seconds)).toBe(said)
})

test('it is said once, and not to a visitor who has only just come', () => {
  let change: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn<() => void>()
  class Observer {
    constructor(onChange: typeof change) {
      change = onChange
    }
    observe = () => undefined
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const clock = vi.spyOn(performance, 'now')
  const part = document.createElement('div')
  part.innerHTML = '<div data-reading></div>'
  showReadingTime(part)
  clock.mockReturnValue(2000)
  change([{ isIntersecting: true }])
  expect(part.textContent).toBe('')
  clock.mockReturnValue(40_000)
  change([{ isIntersecting: false }])
  expect(part.textContent).toBe('')
  change([{ isIntersecting: true }])
  expect(part.textContent).toBe(readingFor(40))
  expect(disconnect).toHaveBeenCalledOnce()
})
