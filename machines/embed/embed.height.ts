const tallest = 2000

/**
 * The height in px that a frame gets when it reports `reported`: at least its first height or 300, whichever is
 * greater, and at most 2,000. Source: docs/decisions/27-calendar-height.md.
 */
export function boundedHeight(reported: number, first: number): number {
  const smallest = Math.min(tallest, Math.max(300, first))
  return Number.isFinite(reported) ? Math.min(tallest, Math.max(smallest, Math.ceil(reported))) : smallest
}
