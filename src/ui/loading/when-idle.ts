/**
 * Runs when the browser is idle, after 10 s at the latest; returns a function that stops it. In Safari it waits for two
 * quiet seconds.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 10_000 })
  return () => window.cancelIdleCallback(handle)
}
