import { readingFor } from '../../../../content/words/reading.ts'

/** Writes into a part's line how long the visitor has been reading, once, when that line comes into view. */
export function showReadingTime(part: Element | null): (() => void) | undefined {
  const line = part?.querySelector('[data-reading]')
  if (!line || !('IntersectionObserver' in window)) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    line.textContent = readingFor(Math.round(performance.now() / 1000))
  })
  observer.observe(line)
  return () => observer.disconnect()
}
