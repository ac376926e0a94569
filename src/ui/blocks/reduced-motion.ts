/** Whether the visitor wants little to move, now (`matches`) and from now on (`change`). */
export function reducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)')
}
