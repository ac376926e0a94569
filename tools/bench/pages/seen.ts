/** What a measured page notes of itself from its first moment on; milliseconds are since its navigation began. */
export interface Seen {
  /** Largest Contentful Paint. */
  lcp: number
  /** Every layout shift without an input before it, summed up. */
  cls: number
  /** What long tasks took beyond the 50 ms each that nobody notices. */
  blocking: number
  /** When the application answers in place of the browser: hydrated, its effects run. */
  alive: number | null
  /** When the menu's machine, which is fetched once the browser is idle, has taken over from the browser. */
  menuAlive: number | null
  /** Milliseconds from the tap waited for to the frame after the one in which its effect stood there. */
  tapToPainted: number | null
  /** The longest event of an interaction since that tap, to its next paint. Source: Event Timing, 16 ms at least. */
  inp: number
}

/** What a measured page has for the measuring side. */
interface Watch {
  seen: Seen
  /** Scrolls the first visible match into the middle and returns its own middle. */
  aim: (selector: string) => { x: number; y: number }
  /** Begins to look for the effect of the tap that comes next. */
  expect: (selector: string, isShown: boolean) => void
}

declare global {
  var benchWatch: Watch
}
