import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../../machines/carousel/index.ts'
import { reducedMotion } from '../../blocks/reduced-motion.ts'

/** Milliseconds without a scroll event that count as settled where the browser has no `scrollend`. */
const quiet = 120

/** Milliseconds without a scroll event after which a scroll of ours no longer counts as under way. */
const patience = 500

/**
 * Scrolls the list to each review that the carousel shows, and sends the one that something else has scrolled to as
 * picked: a swipe, find-in-page, a screen reader's cursor. While a scroll of ours is under way its stops on the way pick
 * nothing, unless the visitor takes it over. Returns how to stop.
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

/** A scroll of ours is under way until it has arrived or is taken over; `giveUp` is called where it does not move on. */
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
      const isMotionReduced = reducedMotion().matches
      list.scrollTo({ left: index * list.clientWidth, behavior: isMotionReduced ? 'instant' : 'smooth' })
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
