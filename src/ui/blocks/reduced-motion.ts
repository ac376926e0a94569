/** Whether the visitor prefers reduced motion, now (`matches`) and when that changes (`change`). */
export function reducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)')
}
