/** The number of different requests that fail in a row before a channel counts as down. */
const enough = 5
const longestProbe = 15_000

/** What is known of a channel's far side. */
export interface Health {
  isDown: () => boolean
  /** Notes a failure at a time (ISO 8601). Returns whether the channel is down since this one. */
  fail: (id: string, at: string) => boolean
  /** Notes a success. Returns since when the channel was down, null where it was not. */
  succeed: () => string | null
  /** The milliseconds until the next probe: about 1 s first, 15 s at most, or what the far side asked for. */
  probeDelay: () => number
  /** Puts off the next probe, as the far side asks. */
  putOff: (ms: number) => void
}

/** Keeps what is known of a channel; `random` gives numbers from 0 to 1. */
export function createHealth(random: () => number): Health {
  let failing = new Set<string>()
  let since = ''
  let isDown = false
  let probes = 0
  let asked = 0
  return {
    isDown: () => isDown,
    fail(id, at) {
      if (failing.size === 0 || at < since) since = at
      failing.add(id)
      if (isDown || failing.size < enough) return false
      isDown = true
      return true
    },
    succeed() {
      const wasDown = isDown
      failing = new Set()
      isDown = false
      probes = 0
      asked = 0
      return wasDown ? since : null
    },
    probeDelay() {
      probes += 1
      const most = Math.min(longestProbe, 1000 * 2 ** Math.min(probes, 10))
      const delay = Math.max(asked, 1000 + random() * (most - 1000))
      asked = 0
      return Math.round(delay)
    },
    putOff(ms) {
      asked = Math.max(asked, ms)
    },
  }
}

/**
 * The milliseconds until a request is tried again that failed `tries` times: any time up to a limit that doubles from
 * two seconds to 15 minutes, or to 30 seconds where the far side was not reached (full jitter).
 */
export function backOff(tries: number, isAway: boolean, random: () => number): number {
  const most = isAway ? 30_000 : 900_000
  return Math.round(random() * Math.min(most, 1000 * 2 ** Math.min(tries, 12)))
}
