/**
 * Watches for parts of the site that cannot be fetched, and rewords their errors: at the browser's own wording the
 * router would reload the page, even offline. Returns a function that says whether any part was missing.
 */
export function watchMissingParts(): () => boolean {
  let isMissing = false
  window.addEventListener('vite:preloadError', ({ payload }) => {
    isMissing = true
    payload.message = `A part of the site is missing: ${payload.message}`
  })
  return () => isMissing
}
