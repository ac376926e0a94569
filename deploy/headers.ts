import { demonstrationPolicy, framedOrigins, pagePolicy, policyText, type PageParts } from './policy.ts'
import { embedPlace } from '../content/part-frames.ts'

/** Response headers for the paths that a pattern names: an exact path, or all below a folder by a `*` at its end. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}

export interface SiteFacts extends PageParts {
  /** Every address that is a page. */
  paths: readonly string[]
  /** File names of the built-in documents under /embed/. */
  embeds: readonly string[]
  /** File names of what stands beside the pages for search engines, assistants and home screens. */
  files: readonly string[]
}

/** The page of unknown addresses, by its file. */
export const notFound = '/404.html'

const yearOfSeconds = 31_536_000

/** A provider's frame may have to open a window, for a payment or a call: 'same-origin' would cut it off from its own. */
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
 * All headers of the site, for whatever serves it: no two rules set the same header for one path, since hosts join
 * what they find twice.
 */
export function headerRules({ paths, embeds, files, ...parts }: SiteFacts): HeaderRule[] {
  const page = { 'Content-Security-Policy': policyText(pagePolicy(parts)), ...fresh }
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

/** Features of a browser that nothing on this site has a use for. */
const unused = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'serial', 'usb']

/** Camera and microphone are the exam's, whose document hands them on; payment is any provider's frame's. */
function permissionsOf({ providers, framed }: PageParts): string {
  const exam = providers.exam === null ? [] : [embedPlace(providers).origin]
  return permissionsText({ camera: exam, microphone: exam, payment: framedOrigins(providers, framed) })
}

/** A permissions policy: these features for these origins besides the document's own, others not at all. Source: MDN. */
export function permissionsText(granted: Readonly<Record<string, readonly string[]>>): string {
  return [
    ...Object.entries(granted).map(([name, origins]) => `${name}=(${['self', ...origins.map(inQuotes)].join(' ')})`),
    ...unused.map((name) => `${name}=()`),
  ].join(', ')
}

function inQuotes(origin: string): string {
  return `"${origin}"`
}

/** A file at the top; what stands deeper has its folder's headers. */
function topPattern(file: string): string[] {
  return file.includes('/') ? [] : [`/${file}`]
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
