/** In Safari, which has no `requestIdleCallback`: milliseconds after the page and its pictures have loaded. */
const afterLoad = 100

/**
 * Runs when the browser is idle, after 10 s at the latest; returns a function that stops it. In Safari it runs soon after
 * the page has loaded.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) return whenLoaded(run)
  const handle = window.requestIdleCallback(run, { timeout: 10_000 })
  return () => window.cancelIdleCallback(handle)
}

function whenLoaded(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    timer = setTimeout(run, afterLoad)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    window.removeEventListener('load', start)
    clearTimeout(timer)
  }
}
