import {
  demonstrationPolicy,
  framedOrigins,
  pagePolicy,
  policyText,
  reportsEndpoint,
  type PageParts,
} from './policy.ts'
import { embedPlace } from '../content/part-frames.ts'

/** Response headers for the paths of a pattern: an exact path, or everything below a folder with a `*` at the end. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}

export interface SiteFacts extends PageParts {
  /** Every address that is a page. */
  paths: readonly string[]
  /** File names of the built-in documents under /embed/. */
  embeds: readonly string[]
  /** File names at the top level for search engines, assistants and home screens. */
  files: readonly string[]
}

/** The file of the not-found page. */
export const notFound = '/404.html'

const yearOfSeconds = 31_536_000

/**
 * A provider's frame may have to open a window, for a payment or a call; 'same-origin' would cut the frame off from it.
 */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${2 * yearOfSeconds}; includeSubDomains`,
}

export const fresh = { 'Cache-Control': 'no-cache' }
const forever = { 'Cache-Control': `public, max-age=${yearOfSeconds}, immutable` }

/**
 * All headers of the site, for any host. No two rules set the same header for one path, since hosts would join the two
 * values.
 */
export function headerRules({ paths, embeds, files, ...parts }: SiteFacts): HeaderRule[] {
  const page = { 'Content-Security-Policy': policyText(pagePolicy(parts)), ...reportingOf(parts), ...fresh }
  return [
    {
      pattern: '/*',
      headers: {
        ...everywhere,
        'X-Frame-Options': 'SAMEORIGIN',
        'Permissions-Policy': permissionsOf(parts),
        ...(parts.providers.isStaging && { 'X-Robots-Tag': 'noindex, nofollow' }),
      },
    },
    ...[...pagePatterns(paths), notFound].map((pattern) => ({ pattern, headers: page })),
    ...embeds.map((file) => ({
      pattern: `/${file}`,
      headers: { 'Content-Security-Policy': policyText(demonstrationPolicy), ...fresh },
    })),
    ...['/content/*', '/fonts/*', '/pictures/*', '/.well-known/*', ...files.flatMap(topPattern)].map((pattern) => ({
      pattern,
      headers: fresh,
    })),
    ...['/assets/*', '/art/*'].map((pattern) => ({ pattern, headers: forever })),
  ]
}

/** Names the address of reports, where there is one. */
function reportingOf({ providers: { reportsUrl } }: PageParts): Readonly<Record<string, string>> {
  return reportsUrl === null ? {} : { 'Reporting-Endpoints': `${reportsEndpoint}="${reportsUrl}"` }
}

/** Browser features that nothing on this site uses. */
const unused = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'serial', 'usb']

/**
 * The permissions policy of the pages. Camera and microphone are for the exam, whose document passes them on; payment
 * is for every provider's frame.
 */
function permissionsOf({ providers, framed }: PageParts): string {
  const exam = providers.exam === null ? [] : [embedPlace(providers).origin]
  return permissionsText({ camera: exam, microphone: exam, payment: framedOrigins(providers, framed) })
}

/**
 * A permissions policy that allows each feature to the document's own origin and to these origins, and the unused
 * features to none. Source: MDN.
 */
export function permissionsText(granted: Readonly<Record<string, readonly string[]>>): string {
  return [
    ...Object.entries(granted).map(([name, origins]) => `${name}=(${['self', ...origins.map(inQuotes)].join(' ')})`),
    ...unused.map((name) => `${name}=()`),
  ].join(', ')
}

function inQuotes(origin: string): string {
  return `"${origin}"`
}

/** The pattern of a file at the top level; deeper files have the rule of their folder. */
function topPattern(file: string): string[] {
  return file.includes('/') ? [] : [`/${file}`]
}

/** The patterns of pages: each top-level page by its path, the others by their folder. */
export function pagePatterns(paths: readonly string[]): string[] {
  const top = paths.filter((path) => path.indexOf('/', 1) === -1)
  const folders = paths.flatMap((path) => (path.indexOf('/', 1) === -1 ? [] : [`/${path.split('/')[1]}/*`]))
  return [...top, ...new Set(folders)]
}

/** The headers of a path, from all rules that match it. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/** The rules in the format of Netlify and Cloudflare Pages, for the file `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
