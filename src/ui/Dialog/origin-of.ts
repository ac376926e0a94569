/**
 * The dialog's `transform-origin`, for it to grow out of what was pressed: the middle of that, as the dialog sees it, which
 * stands in the middle of the window's width; undefined where nothing was pressed.
 */
export function originOf(opener: HTMLElement | null): string | undefined {
  if (!opener?.isConnected) return undefined
  const { x, y, width, height } = opener.getBoundingClientRect()
  const fromMiddle = Math.round(x + width / 2 - document.documentElement.clientWidth / 2)
  return `calc(50% + ${fromMiddle}px) ${Math.round(y + height / 2)}px`
}
