import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../../machines/carousel/index.ts'
import { reducedMotion } from '../../blocks/reduced-motion.ts'

/** Milliseconds without a scroll event after which scrolling counts as ended if the browser has no `scrollend`. */
const quiet = 120

/** Milliseconds without a scroll event after which our own scroll no longer counts as in progress. */
const patience = 500

/**
 * Scrolls the list to each review that the carousel shows, and sends a pick for the review that anything else has
 * scrolled to: a swipe, find-in-page, a screen reader's cursor. While our own scroll is in progress, the reviews it
 * passes are not picked, unless the visitor takes over. Returns a function that stops it.
 */
export function followScroll(list: HTMLElement, actor: ActorRefFrom<typeof carouselMachine>): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let shown = actor.getSnapshot().context
  const rest = () => {
    own.release()
    const index = slideInView(list)
    if (index !== shown.index) actor.send({ type: 'carousel.pick', index })
  }
  const own = ownScroll(list, rest)
  const subscription = actor.subscribe(({ context }) => {
    const isTurned = context !== shown && context.isPauseWished === shown.isPauseWished
    shown = context
    if (isTurned) own.to(shown.index)
  })
  list.addEventListener('pointerdown', own.release, { signal })
  list.addEventListener('wheel', own.release, { signal, passive: true })
  list.addEventListener('scroll', own.wait, { signal, passive: true })
  onceSettled(list, () => own.isUnderWay() || rest(), signal)
  own.to(shown.index)
  return () => {
    subscription.unsubscribe()
    own.release()
    listeners.abort()
  }
}

/**
 * Our own scroll is in progress until it has arrived or the visitor takes over; `giveUp` is called if it stops on the
 * way.
 */
function ownScroll(list: HTMLElement, giveUp: () => void) {
  let target: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (target !== null) timer = setTimeout(() => (document.hidden ? wait() : giveUp()), patience)
  }
  return {
    wait,
    isUnderWay: () => target !== null && target !== slideInView(list),
    to: (index: number) => {
      if (target === null && isAt(list, index)) return
      target = index
      const isSmooth = isSeen(list) && !reducedMotion().matches
      list.scrollTo({ left: index * list.clientWidth, behavior: isSmooth ? 'smooth' : 'instant' })
      wait()
    },
    release: () => {
      target = null
      wait()
    },
  }
}

/** The slide that fills most of the list, from 0; 0 where nothing is laid out. */
export function slideInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth) || 0
}

/** Firefox does not begin a smooth scroll of what is out of view. */
function isSeen(list: HTMLElement): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

function isAt({ scrollLeft, clientWidth }: HTMLElement, index: number): boolean {
  return Math.abs(scrollLeft - index * clientWidth) < 1
}

function onceSettled(list: HTMLElement, settle: () => void, signal: AbortSignal): void {
  const hasScrollEnd: boolean = 'onscrollend' in window
  if (hasScrollEnd) return list.addEventListener('scrollend', settle, { signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, quiet)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  list.addEventListener('scroll', wait, { signal, passive: true })
}
