import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/* What jsdom does not have and Mantine asks for. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/* Testing Library knows fake timers as Jest's only: https://github.com/testing-library/user-event/issues/1115 */
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
})
