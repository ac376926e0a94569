import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../../machines/carousel/index.ts'

/** Milliseconds without a scroll event that count as settled where the browser has no `scrollend`. */
const quiet = 120

/**
 * Scrolls the list to the slide at `index`, and sends the slide that the visitor has scrolled to as picked. While a
 * scroll of ours is under way its stops on the way pick nothing, unless the visitor takes it over.
 */
export function useSlideScroll(list: HTMLElement, actor: ActorRefFrom<typeof carouselMachine>, index: number): void {
  const target = useRef<number | null>(null)

  useEffect(() => {
    if (target.current === null && isAt(list, index)) return
    target.current = index
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left: index * list.clientWidth, behavior: isMotionReduced ? 'instant' : 'smooth' })
  }, [list, index])

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const takeOver = () => {
      target.current = null
    }
    const settle = () => {
      const seen = slideInView(list)
      if (target.current === seen) target.current = null
      else if (target.current === null && seen !== actor.getSnapshot().context.index)
        actor.send({ type: 'carousel.pick', index: seen })
    }
    list.addEventListener('pointerdown', takeOver, { signal })
    list.addEventListener('wheel', takeOver, { signal, passive: true })
    onceSettled(list, settle, signal)
    return () => listeners.abort()
  }, [list, actor])
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
