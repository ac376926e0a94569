/** The line that compares a visitor's reading with a stay in the chamber. */

/** The longest that anybody stays in the chamber, in seconds. */
const longestCold = 180

/** 'You have been reading for 2 minutes 10. In the chamber you would have 50 seconds left.' */
export function readingFor(seconds: number): string {
  const left = longestCold - seconds
  const cold = left > 0 ? `have ${span(left)} left` : 'be done by now'
  return `You have been reading for ${span(seconds)}. In the chamber you would ${cold}.`
}

/** '1 second', '2 minutes 10'. */
function span(seconds: number): string {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (whole === 0) return rest === 1 ? '1 second' : `${rest} seconds`
  return `${whole} minute${whole === 1 ? '' : 's'}${rest === 0 ? '' : ` ${rest}`}`
}
