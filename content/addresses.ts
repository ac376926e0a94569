import type { Problem } from './check/content-files.ts'
import type { Providers } from './types.ts'

/** Addresses to post to at which a page of this site stands: it answers, and nobody receives what is posted. */
export function findPostedPages(providers: Providers, isPage: (path: string) => boolean): Problem[] {
  return ownPaths(providers).flatMap(({ field, path }) => {
    if (!isPage(path)) return []
    return {
      file: 'environment',
      field,
      reason: `is a page of this site, ${path}: nobody receives what is posted there`,
    }
  })
}

/** Two settings with one path of this site for what the receiver files apart: the host can pass it on as one kind only. */
export function findSharedPaths(providers: Providers): Problem[] {
  const paths = ownPaths(providers)
  return paths.flatMap(({ field, kind, path }, place) =>
    paths
      .slice(0, place)
      .filter((other) => other.path === path && other.kind !== kind)
      .map((other) => ({
        file: 'environment',
        field,
        reason: `is the path of ${other.field}, ${path}: what is posted there would be filed as one kind`,
      })),
  )
}

/** The path of an address of this site, without its query; null for another's. */
export function ownPath(url: string | null, siteUrl: string | null): string | null {
  if (url === null) return null
  const site = siteUrl ?? 'https://site.invalid'
  const { origin, pathname } = new URL(url, site)
  return origin === site ? pathname : null
}

function ownPaths({ siteUrl, leadsUrl, franchiseUrl, errorsUrl, reportsUrl }: Providers) {
  const posted = [
    { field: 'VITE_LEADS_URL', kind: 'lead', url: leadsUrl },
    { field: 'VITE_FRANCHISE_URL', kind: 'inquiry', url: franchiseUrl },
    { field: 'VITE_ERRORS_URL', kind: 'report', url: errorsUrl },
    { field: 'VITE_REPORTS_URL', kind: 'report', url: reportsUrl },
  ]
  return posted.flatMap(({ field, kind, url }) => {
    const path = ownPath(url, siteUrl)
    return path === null ? [] : { field, kind, path }
  })
}
