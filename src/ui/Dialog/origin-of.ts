/**
 * The dialog's `transform-origin`, for it to grow out of what was pressed: the middle of that, as the dialog sees it, which
 * stands in the middle of the window; undefined where nothing was pressed.
 */
export function originOf(opener: HTMLElement | null): string | undefined {
  if (!opener?.isConnected) return undefined
  const { x, y, width, height } = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const right = Math.round(x + width / 2 - clientWidth / 2)
  const down = Math.round(y + height / 2 - clientHeight / 2)
  return `calc(50% + ${right}px) calc(50% + ${down}px)`
}
