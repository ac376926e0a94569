import { readingFor } from '../../../../content/words/reading.ts'

/** Seconds before which nobody has read anything. */
const least = 10

/** Writes into a part's line how long the visitor has been reading, once, when that line comes into view. */
export function showReadingTime(part: Element | null): (() => void) | undefined {
  const line = part?.querySelector('[data-reading]')
  if (!line || !('IntersectionObserver' in window)) return undefined
  const observer = new IntersectionObserver((entries) => {
    const seconds = Math.round(performance.now() / 1000)
    if (seconds < least || !entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    line.textContent = readingFor(seconds)
  })
  observer.observe(line)
  return () => observer.disconnect()
}
