import { reducedMotion } from '../reduced-motion.ts'

/** Milliseconds that a star takes. */
const duration = 240
/** Milliseconds from one star to the next. */
const stagger = 60

/** Lets the stars of a drawing grow one after the other the first time that they are seen; not under reduced motion. */
export function fillOnce(drawing: SVGSVGElement | null): (() => void) | undefined {
  if (!drawing || !('IntersectionObserver' in window) || reducedMotion().matches) return undefined
  const onChange = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    for (const [place, star] of [...drawing.querySelectorAll('[data-filled]')].entries()) {
      star.animate([{ transform: 'scale(0.4)', opacity: 0 }, {}], {
        duration,
        delay: place * stagger,
        easing: 'ease-out',
        fill: 'backwards',
      })
    }
  }
  const observer = new IntersectionObserver(onChange, { threshold: 0.5 })
  observer.observe(drawing)
  return () => observer.disconnect()
}
