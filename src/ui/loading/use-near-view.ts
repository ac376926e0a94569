import { useCallback, useState, type RefCallback } from 'react'
import { nearby } from './use-in-view.ts'

/**
 * A ref for an element, and whether it has ever come within 200 px of the visitor's view; true at once if the browser
 * cannot tell.
 */
export function useNearView(): [RefCallback<HTMLElement>, boolean] {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    if (!('IntersectionObserver' in window)) {
      setNear(true)
      return undefined
    }
    const onChange = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(onChange, { rootMargin: nearby })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, isNear]
}
