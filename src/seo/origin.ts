import { sampleSiteUrl } from '../../content/providers.ts'

/** The full address of a page, picture or text from its path; the origin is `VITE_SITE_URL`, checked by the build. */
export function absolute(path: string): string {
  return (import.meta.env.VITE_SITE_URL || sampleSiteUrl) + path
}
