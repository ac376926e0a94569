import { embedPlace, runsVendorScripts } from '../content/part-frames.ts'
import { needsOf } from '../content/provider-needs.ts'
import type { Providers } from '../content/types.ts'

/** Directives with their sources, by name; a directive may have none. */
type Policy = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

/** The name by which the policy knows the address of the header Reporting-Endpoints. */
export const reportsEndpoint = 'reports'

/** The directives that are not allowed in a meta element, or would report everything twice there. */
const forHeadersOnly = ['frame-ancestors', 'report-uri', 'report-to']

/** The hashes of the pages' inline scripts and styles: 'sha256-…'. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

export interface PageParts {
  providers: Providers
  /** Every address that a page may frame. */
  framed: readonly string[]
  inline: InlineHashes
}

/** The directives that every document of the site has. */
const base: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self],
  'font-src': [self],
  'manifest-src': [self],
  'connect-src': [self],
  'base-uri': [none],
  'form-action': [self],
}

const trustedTypes: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [none] }

/**
 * The content security policy of all pages: first-party scripts and styles, inline ones by hash, and frames of ours and
 * of the configured providers. Source: docs/decisions/24-framed-vendors.md; OWASP and MDN Observatory for the
 * directives.
 */
export function pagePolicy({ providers, framed, inline }: PageParts): Policy {
  return {
    ...base,
    ...trustedTypes,
    'script-src': [self, ...inline.scripts.map(quoted)],
    'style-src': [self, ...inline.styles.map(quoted)],
    'connect-src': [self, ...originsOf([providers.leadsUrl, providers.franchiseUrl, providers.errorsUrl])],
    'frame-src': [self, ...framedOrigins(providers, framed)],
    'frame-ancestors': [none],
    ...reporting(providers.reportsUrl),
  }
}

/** Where browsers report what the policy refuses: those that know `report-to` ignore `report-uri`. */
function reporting(url: string | null): Policy {
  return url === null ? {} : { 'report-uri': [url], 'report-to': [reportsEndpoint] }
}

/** The policy of a built-in document under /embed/: that of a page, except that the site's own pages may frame it. */
export const demonstrationPolicy: Policy = { ...base, ...trustedTypes, 'frame-ancestors': [self] }

/**
 * Every origin that a page may frame: those of the parts, those that their providers navigate between, and that of the
 * vendors' documents.
 */
export function framedOrigins(providers: Providers, framed: readonly string[]): string[] {
  const vendors = runsVendorScripts(providers) ? [embedPlace(providers).origin] : []
  return [...new Set([...originsOf(framed), ...needsOf(framed).frames, ...vendors, ...providers.origins.frames])]
}

/** The scripts and frames of a vendor's document. */
interface VendorParts {
  scripts: readonly string[]
  frames: readonly string[]
  /** Origins that the configuration adds. */
  added: readonly string[]
}

/** The configured vendors' documents, by file name. */
export function vendorParts({ pricing, exam, origins }: Providers): Readonly<Record<string, VendorParts>> {
  return {
    ...(pricing && {
      'embed/pricing-table.html': { scripts: [pricing.scriptUrl], frames: [], added: origins.pricing },
    }),
    ...(exam && {
      'embed/exam.html': {
        scripts: [exam.scriptUrl, exam.dateLibraryUrl],
        frames: [exam.formUrl],
        added: origins.exam,
      },
    }),
  }
}

/** The origins that a vendor's document may frame. */
export function vendorFrames({ scripts, frames, added }: VendorParts): string[] {
  const addresses = [...scripts, ...frames]
  return [...new Set([...originsOf(addresses), ...needsOf(addresses).frames, ...added])]
}

/**
 * The policy of a document in which a vendor's scripts run. It may load from the configured addresses, from those in
 * the provider's documentation and from those that the configuration adds, and only `site` may frame it.
 */
export function vendorPolicy(parts: VendorParts, site: string): Policy {
  const { scripts, frames, added } = parts
  const own = [...originsOf([...scripts, ...frames]), ...added]
  const code = [...originsOf(scripts), ...added]
  const needs = needsOf([...scripts, ...frames])
  const framed = vendorFrames(parts)
  return {
    ...base,
    'script-src': sources(self, ...code, ...needs.scripts),
    'style-src': sources(self, "'unsafe-inline'", ...code),
    'img-src': sources(self, 'data:', ...own, ...needs.images),
    'font-src': sources(self, ...own),
    'connect-src': sources(self, ...own, ...needs.connections),
    'frame-src': framed,
    'form-action': framed,
    'frame-ancestors': [site],
  }
}

function sources(...all: readonly string[]): readonly string[] {
  return [...new Set(all)]
}

/** The policy as a header's value. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The policy as a meta element's content, without what only a header may say. */
export function metaPolicyText(policy: Policy): string {
  return policyText(
    Object.fromEntries(Object.entries(policy).filter(([directive]) => !forHeadersOnly.includes(directive))),
  )
}

/** The origins of these addresses, each once; paths of this site have none. */
function originsOf(addresses: readonly (string | null)[]): string[] {
  const elsewhere = addresses.flatMap((address) => (address !== null && URL.canParse(address) ? [address] : []))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))]
}

function quoted(hash: string): string {
  return `'${hash}'`
}
