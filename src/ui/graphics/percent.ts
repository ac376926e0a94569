/** A part of a whole as a length of SVG: '12.195%'. */
export function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(3))}%`
}
