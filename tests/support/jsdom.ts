import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import { leaveOutOwnerStacks } from './owner-stacks.ts'

leaveOutOwnerStacks()

/* As in the built site, React listens at the document, which is where dialogs are put; test files share one. */
const listening = Symbol.for('React listens at the document')
if (!Reflect.has(document, listening)) createRoot(document)
Reflect.set(document, listening, true)

/* Features that jsdom lacks and Mantine needs. */
let isMotionReduced = false
const motionListeners = new EventTarget()
window.matchMedia = (query) => ({
  get matches() {
    return query.includes('prefers-reduced-motion') && isMotionReduced
  },
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: motionListeners.addEventListener.bind(motionListeners),
  removeEventListener: motionListeners.removeEventListener.bind(motionListeners),
  dispatchEvent: () => false,
})

/** Sets `prefers-reduced-motion` from now on, and notifies its listeners. */
export function setReducedMotion(isReduced: boolean): void {
  if (isReduced === isMotionReduced) return
  isMotionReduced = isReduced
  motionListeners.dispatchEvent(new Event('change'))
}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/* Nothing is drawn, so the next frame is at once. */
window.requestAnimationFrame = (run) => {
  queueMicrotask(() => run(performance.now()))
  return 0
}
/* Nothing is animated: all is at its end. */
class Ended {
  set onfinish(run: () => void) {
    run()
  }
  cancel(): void {}
}
Object.assign(Element.prototype, { animate: () => new Ended() })
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
/* jsdom presents itself as Safari, whose storage is deleted earlier. */
Object.defineProperty(navigator, 'vendor', { configurable: true, value: 'Google Inc.' })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setReducedMotion(false)
})

/* Testing Library recognizes only Jest's fake timers: https://github.com/testing-library/user-event/issues/1115 */
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
})
