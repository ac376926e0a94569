/**
 * Whether this build is a test version, which search engines must not index and which says so on each page
 * (`VITE_STAGING=1`).
 */
export function isStaging(): boolean {
  return import.meta.env.VITE_STAGING === '1'
}
