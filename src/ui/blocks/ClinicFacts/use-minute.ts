import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The current minute in milliseconds; null in a prerendered page, which has no current time. */
export function useMinute(): number | null {
  return useSyncExternalStore(everyMinute, currentMinute, () => null)
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}
