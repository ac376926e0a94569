import type { CarouselEvent } from '../../../../machines/carousel/index.ts'
import { reducedMotion } from '../../blocks/reduced-motion.ts'

type Send = (event: CarouselEvent) => void

/**
 * Lets the carousel move unless the visitor's system asks for less motion, and holds it while the mouse or the focus is
 * inside; returns a function that stops it.
 */
export function followMotion(section: HTMLElement, send: Send): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const reduced = reducedMotion()
  const holdIfThere = followPresence(section, send, signal)
  const follow = () => {
    send({ type: reduced.matches ? 'carousel.stop' : 'carousel.start' })
    holdIfThere()
  }
  reduced.addEventListener('change', follow, { signal })
  follow()
  return () => listeners.abort()
}

/**
 * Sends hold and release as the visitor comes and goes; returns a function that holds for a visitor who is there
 * already.
 */
function followPresence(section: HTMLElement, send: Send, signal: AbortSignal): () => void {
  let isMouseThere = section.matches(':hover')
  const hasFocus = (focused: EventTarget | null) => focused instanceof Node && section.contains(focused)
  const hold = () => send({ type: 'carousel.hold' })
  const releaseUnless = (isThere: boolean) => {
    if (!isThere) send({ type: 'carousel.release' })
  }
  const onEnter = () => {
    isMouseThere = true
    hold()
  }
  const onLeave = () => {
    isMouseThere = false
    releaseUnless(hasFocus(document.activeElement))
  }
  section.addEventListener('pointerenter', onEnter, { signal })
  section.addEventListener('pointerleave', onLeave, { signal })
  section.addEventListener('focusin', hold, { signal })
  section.addEventListener('focusout', ({ relatedTarget }) => releaseUnless(isMouseThere || hasFocus(relatedTarget)), {
    signal,
  })
  return () => {
    if (isMouseThere || hasFocus(document.activeElement)) hold()
  }
}
