import { install } from '@sinonjs/fake-timers'
import { holdLock } from '../../../tests/drivers/chromium-outbox.ts'

/** What must be in place before the page's first script runs. */
export interface StartSettings {
  /** The page's clock is ours. */
  hasClock: boolean
  isMotionReduced: boolean
  /** Attempts of the outbox wait for the test. */
  isOutboxHeld: boolean
}

const query = '(prefers-reduced-motion: reduce)'
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
/** How often the clock goes on by itself until it is stopped, in ms. */
const beat = 20

/** Prepares a page. Runs as its first script. */
export function start({ hasClock, isMotionReduced, isOutboxHeld }: StartSettings): void {
  if (window.top !== window) return
  Object.assign(window, { said: [] })
  window.addEventListener('error', ({ message }) => note(message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  if (isOutboxHeld) holdLock()
  replaceMotionQuery(isMotionReduced)
  if (hasClock) startClock()
}

function note(trouble: string): void {
  const said: unknown = Reflect.get(window, 'said')
  if (Array.isArray(said)) said.push(trouble)
}

/** The clock begins at 0 and goes on like the system's until `stop` sets it; then it goes on only by `pass`. */
function startClock(): void {
  const repeat = window.setInterval.bind(window)
  const end = window.clearInterval.bind(window)
  const clock = install({ now: 0, toFake: [...timers] })
  const going = repeat(() => clock.tick(beat), beat)
  Object.assign(window, {
    engineClock: {
      stop: async (at: number) => {
        end(going)
        await clock.tickAsync(Math.max(0, at - clock.now))
      },
      pass: (milliseconds: number) => clock.tickAsync(milliseconds),
    },
  })
}

/** Answers the question for reduced motion by our own word, which tests can change. */
function replaceMotionQuery(isReduced: boolean): void {
  const matchMedia = window.matchMedia.bind(window)
  const own = Object.assign(new EventTarget(), { media: query, matches: isReduced, onchange: null })
  window.matchMedia = (asked) => {
    if (asked.replaceAll(' ', '') !== query.replaceAll(' ', '')) return matchMedia(asked)
    return Object.assign(own, {
      addListener: (listen: EventListener) => own.addEventListener('change', listen),
      removeListener: (listen: EventListener) => own.removeEventListener('change', listen),
    })
  }
  Object.assign(window, {
    setReducedMotion: (matches: boolean) => {
      if (own.matches === matches) return
      own.matches = matches
      own.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }))
    },
  })
}
