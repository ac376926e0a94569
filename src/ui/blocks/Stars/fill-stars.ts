import { reducedMotion } from '../reduced-motion.ts'

/** Milliseconds in which one star fills. */
const duration = 240
/** Milliseconds between the starts of two stars. */
const stagger = 60

/** Fills the stars of each rating in a part one after the other when they are first seen; not under reduced motion. */
export function fillStars(part: Element | null): (() => void) | undefined {
  if (!part || !('IntersectionObserver' in window) || reducedMotion().matches) return undefined
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      fill(target)
    }
  }
  const observer = new IntersectionObserver(onChange, { threshold: 0.5 })
  for (const drawing of part.querySelectorAll('[data-rating]')) observer.observe(drawing)
  return () => observer.disconnect()
}

function fill(drawing: Element): void {
  for (const [place, star] of [...drawing.querySelectorAll('[data-filled]')].entries()) {
    star.animate([{ transform: 'scale(0.4)', opacity: 0 }, {}], {
      duration,
      delay: place * stagger,
      easing: 'ease-out',
      fill: 'backwards',
    })
  }
}
