import type { SiteSettings } from './types.ts'

/** What the owner may switch; docs/decisions/README.md lists each with the specified behaviour it restores. */
export const siteSettings: SiteSettings = {
  scrollOnBack: 'restore',
  showFallbacks: true,
  revealUnavailable: true,
  unwiredButtons: 'book',
  openBadge: 'computed',
}
