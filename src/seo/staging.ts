/** Whether this build is a test version, which no search engine is to take and each page says so (`VITE_STAGING=1`). */
export function isStaging(): boolean {
  return import.meta.env.VITE_STAGING === '1'
}
