import { demonstrationPolicy, pagePolicy, policyText, vendorPolicies } from './policy.ts'
import type { Providers } from '../content/types.ts'

/** Response headers for the paths that a pattern names: an exact path, or all below a folder by a `*` at its end. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}

export interface SiteFacts {
  providers: Providers
  /** Every address that is a page. */
  paths: readonly string[]
  /** File names of the documents under /embed/. */
  embeds: readonly string[]
  /** Hashes of the pages' inline scripts: 'sha256-…'. */
  scriptHashes: readonly string[]
}

/** The page of unknown addresses, by its file. */
export const notFound = '/404.html'

const yearOfSeconds = 31_536_000

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${2 * yearOfSeconds}; includeSubDomains; preload`,
}

const fresh = { 'Cache-Control': 'no-cache' }
const forever = { 'Cache-Control': `public, max-age=${yearOfSeconds}, immutable` }

/**
 * All headers of the site, for whatever serves it: no two rules set the same header for one path, since hosts join
 * what they find twice.
 */
export function headerRules({ providers, paths, embeds, scriptHashes }: SiteFacts): HeaderRule[] {
  const page = { 'Content-Security-Policy': policyText(pagePolicy(providers, scriptHashes)), ...fresh }
  const vendors = vendorPolicies(providers)
  return [
    { pattern: '/*', headers: { ...everywhere, 'Permissions-Policy': permissionsOf(providers) } },
    ...[...pagePatterns(paths), notFound].map((pattern) => ({ pattern, headers: page })),
    ...embeds.map((file) => ({
      pattern: `/${file}`,
      headers: { 'Content-Security-Policy': policyText(vendors[file] ?? demonstrationPolicy), ...fresh },
    })),
    ...['/content/*', '/fonts/*'].map((pattern) => ({ pattern, headers: fresh })),
    { pattern: '/assets/*', headers: forever },
  ]
}

/** Camera and microphone are the exam's, whose form stands in a frame of its vendor's; payment is any frame's. */
function permissionsOf({ exam }: Providers): string {
  const exams = exam ? `(self "${new URL(exam.formUrl).origin}")` : '(self)'
  return `camera=${exams}, microphone=${exams}, payment=*, geolocation=(), usb=()`
}

/** Each page at the top by its path, those below it by its folder. */
export function pagePatterns(paths: readonly string[]): string[] {
  const top = paths.filter((path) => path.indexOf('/', 1) === -1)
  const folders = paths.flatMap((path) => (path.indexOf('/', 1) === -1 ? [] : [`/${path.split('/')[1]}/*`]))
  return [...top, ...new Set(folders)]
}

/** The headers of a path, from all rules that name it. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/** The rules as Netlify and Cloudflare Pages read them, for the file `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
