/** Runs when the browser is idle, after 10 s at the latest; returns how to stop. Safari: a quiet two seconds. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 10_000 })
  return () => window.cancelIdleCallback(handle)
}
