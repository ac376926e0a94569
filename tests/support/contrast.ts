/** Relative luminance, 0 to 1, of a color by its red, green and blue from 0 to 255. Source: WCAG 2.2, 'relative luminance'. */
export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two luminances, 1 to 21. Source: WCAG 2.2, 'contrast ratio'. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
