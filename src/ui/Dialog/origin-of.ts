/**
 * The `transform-origin` from which a dialog grows: the middle of the element that was pressed, relative to the dialog
 * in the middle of the window; undefined if nothing was pressed.
 */
export function originOf(opener: HTMLElement | null): string | undefined {
  if (!opener?.isConnected) return undefined
  const { x, y, width, height } = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const right = Math.round(x + width / 2 - clientWidth / 2)
  const down = Math.round(y + height / 2 - clientHeight / 2)
  return `calc(50% + ${right}px) calc(50% + ${down}px)`
}
