import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../../adapters/when-idle.ts'

/** The distance from the view at which something is prepared. */
export const nearby = '200px 0px'

/**
 * Calls `prepare` once an element that matches the selector, on this page or a later one, comes within 200 px of the
 * visitor's view; it may fail.
 */
export function useInView(selector: string, prepare: () => Promise<unknown>): void {
  const router = useRouter()
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        prepare().catch(() => undefined)
      },
      { rootMargin: nearby },
    )
    const look = () => {
      for (const element of document.querySelectorAll(selector)) observer.observe(element)
    }
    const stops = [whenIdle(look), router.subscribe('onRendered', look)]
    return () => {
      for (const stop of stops) stop()
      observer.disconnect()
    }
  }, [router, selector, prepare])
}
