import type { Problem } from './check/content-files.ts'
import type { Providers } from './types.ts'

/** Addresses to post to at which a page of this site stands: it answers, and nobody receives what is posted. */
export function findPostedPages(providers: Providers, isPage: (path: string) => boolean): Problem[] {
  const { siteUrl, leadsUrl, franchiseUrl, errorsUrl, reportsUrl } = providers
  const posted = {
    VITE_LEADS_URL: leadsUrl,
    VITE_FRANCHISE_URL: franchiseUrl,
    VITE_ERRORS_URL: errorsUrl,
    VITE_REPORTS_URL: reportsUrl,
  }
  return Object.entries(posted).flatMap(([field, url]) => {
    const path = ownPath(url, siteUrl)
    if (path === null || !isPage(path)) return []
    return {
      file: 'environment',
      field,
      reason: `is a page of this site, ${path}: nobody receives what is posted there`,
    }
  })
}

/** The path of an address of this site, without its query; null for another's. */
export function ownPath(url: string | null, siteUrl: string | null): string | null {
  if (url === null) return null
  const site = siteUrl ?? 'https://site.invalid'
  const { origin, pathname } = new URL(url, site)
  return origin === site ? pathname : null
}
