const tallest = 2000

/**
 * The height in px that a frame gets when it reports `reported`: never under its first height (at least 300),
 * never over 2,000. Source: docs/decisions/27-calendar-height.md.
 */
export function boundedHeight(reported: number, first: number): number {
  const smallest = Math.min(tallest, Math.max(300, first))
  return Number.isFinite(reported) ? Math.min(tallest, Math.max(smallest, Math.ceil(reported))) : smallest
}
