/** What a measured page records about itself from the start; milliseconds are since navigation began. */
export interface Seen {
  /** Largest Contentful Paint. */
  lcp: number
  /** The sum of all layout shifts that no input caused. */
  cls: number
  /** The time that long tasks took beyond their first 50 ms each. */
  blocking: number
  /** When the application takes over from the browser: hydrated, with its effects run. */
  alive: number | null
  /** When the menu's machine takes over from the browser; it is fetched when the browser is idle. */
  menuAlive: number | null
  /** Milliseconds from the tap to the frame after the one in which its effect was in the page. */
  tapToPainted: number | null
  /**
   * The longest interaction event since that tap, until its next paint. Source: Event Timing, which reports 16 ms at
   * least.
   */
  inp: number
  /** Milliseconds from each key to after the next frame. */
  keys: number[]
}

/** What a measured page offers to the benchmark. */
interface Watch {
  seen: Seen
  /** Scrolls the first visible match into the middle of the window and returns its centre. */
  aim: (selector: string) => { x: number; y: number }
  /** Starts waiting for the effect of the next tap. */
  expect: (selector: string, isShown: boolean) => void
}

declare global {
  var benchWatch: Watch
}
