import type { SiteSettings } from './types.ts'

/** What the owner may switch; the README's table lists each with the specified behaviour it restores. */
export const siteSettings: SiteSettings = {
  scrollOnBack: 'restore',
  showFallbacks: true,
  revealUnavailable: true,
  unwiredButtons: 'book',
}
