import { sampleSiteUrl } from '../../content/providers.ts'

/** A page's, picture's or text's whole address, from its path; the origin is `VITE_SITE_URL`, checked by the build. */
export function absolute(path: string): string {
  return (import.meta.env.VITE_SITE_URL || sampleSiteUrl) + path
}
