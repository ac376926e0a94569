import { reducedMotion } from '../reduced-motion.ts'

/** Milliseconds that a star takes. */
const duration = 240
/** Milliseconds from one star to the next. */
const stagger = 60

/** Lets the stars of each rating in a part grow one after the other the first time that they are seen; not under reduced motion. */
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
