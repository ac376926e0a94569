/**
 * Hears of parts of the site that could not be fetched, and has their errors say so: by the browser's own words the
 * router would load the page again, offline too. Returns whether there was one.
 */
export function hearMissingParts(): () => boolean {
  let isMissing = false
  window.addEventListener('vite:preloadError', ({ payload }) => {
    isMissing = true
    payload.message = `A part of the site is missing: ${payload.message}`
  })
  return () => isMissing
}
