import type { Problem } from './check/content-files.ts'
import type { Providers } from './types.ts'

/** Stands for the origin of a site that has none yet. */
const unnamed = 'https://site.invalid'

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

/**
 * Two settings with one address for what the receiver files apart: there the host, or a receiver of ours, takes one kind
 * only. Another service may tell kinds apart by what is posted.
 */
export function findSharedPaths(providers: Providers): Problem[] {
  const all = posted(providers)
  return all.flatMap(({ field, kind, path, address, isOurs }, place) =>
    all
      .slice(0, place)
      .filter((other) => other.address === address && other.kind !== kind && (isOurs || other.isOurs))
      .map((other) => ({
        file: 'environment',
        field,
        reason: `is the ${path === null ? 'address' : 'path'} of ${other.field}, ${path ?? address}: what is posted there would be filed as one kind`,
      })),
  )
}

/** The path of an address of this site, without its query; null for another's. */
export function ownPath(url: string | null, siteUrl: string | null): string | null {
  if (url === null) return null
  const site = siteUrl ?? unnamed
  const { origin, pathname } = new URL(url, site)
  return origin === site ? pathname : null
}

function ownPaths(providers: Providers) {
  return posted(providers).flatMap(({ field, path }) => (path === null ? [] : { field, path }))
}

/** The addresses to post to, without their queries, and whether this site or a receiver of ours answers there. */
function posted(providers: Providers) {
  const { siteUrl, leadsUrl, leadsAnswers, franchiseUrl, franchiseAnswers, errorsUrl, reportsUrl } = providers
  return [
    { field: 'VITE_LEADS_URL', kind: 'lead', url: leadsUrl, isEchoed: leadsAnswers === 'echo' },
    { field: 'VITE_FRANCHISE_URL', kind: 'inquiry', url: franchiseUrl, isEchoed: franchiseAnswers === 'echo' },
    { field: 'VITE_ERRORS_URL', kind: 'report', url: errorsUrl, isEchoed: false },
    { field: 'VITE_REPORTS_URL', kind: 'report', url: reportsUrl, isEchoed: false },
  ].flatMap(({ field, kind, url, isEchoed }) => {
    if (url === null) return []
    const path = ownPath(url, siteUrl)
    const { origin, pathname } = new URL(url, siteUrl ?? unnamed)
    return { field, kind, path, address: origin + pathname, isOurs: isEchoed || path !== null }
  })
}
