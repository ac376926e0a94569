import type { Providers } from '../content/types.ts'

/** Directives by name; a directive without sources stands alone. */
type Policy = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

/** Hashes of what stands inline in the pages: 'sha256-…'. */
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

/** What every document of the site is held to. */
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
 * The content security policy of all pages: first-party scripts and styles, the inline ones by hash; frames of ours and of
 * the configured providers. Source: docs/decisions/24-framed-vendors.md; OWASP and MDN Observatory for the directives.
 */
export function pagePolicy({ providers, framed, inline }: PageParts): Policy {
  return {
    ...base,
    ...trustedTypes,
    'script-src': [self, ...inline.scripts.map(quoted)],
    'style-src': [self, ...inline.styles.map(quoted)],
    'connect-src': [self, ...originsOf([providers.leadsUrl, providers.franchiseUrl, providers.errorsUrl])],
    'frame-src': [self, ...originsOf(framed)],
    'frame-ancestors': [none],
  }
}

/** The policy of a built-in document under /embed/: a page's, but for the site's own pages to frame. */
export const demonstrationPolicy: Policy = { ...base, ...trustedTypes, 'frame-ancestors': [self] }

/**
 * The policies of the documents under /embed/ in which configured vendors' scripts run, by file name: each reaches its
 * own vendor's origins, and nobody else's.
 */
export function vendorPolicies({ pricing, exam }: Providers): Readonly<Record<string, Policy>> {
  return {
    ...(pricing && { 'embed/pricing-table.html': vendorPolicy([pricing.scriptUrl], []) }),
    ...(exam && { 'embed/exam.html': vendorPolicy([exam.scriptUrl, exam.dateLibraryUrl], [exam.formUrl]) }),
  }
}

/** Origins of what vendors' scripts frame in turn. */
export function vendorOrigins({ pricing, exam }: Providers): string[] {
  return originsOf([pricing?.scriptUrl ?? null, exam?.formUrl ?? null])
}

function vendorPolicy(scripts: readonly string[], frames: readonly string[]): Policy {
  const origins = originsOf([...scripts, ...frames])
  return {
    ...base,
    'script-src': [self, ...originsOf(scripts)],
    'style-src': [self, "'unsafe-inline'", ...originsOf(scripts)],
    'img-src': [self, 'data:', ...origins],
    'font-src': [self, ...origins],
    'connect-src': [self, ...origins],
    'frame-src': origins,
    'form-action': origins,
    'frame-ancestors': [self],
  }
}

/** The policy as a header's value. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The policy as a meta element's content: what a meta element may not say is left to the header. */
export function metaPolicyText(policy: Policy): string {
  return policyText(Object.fromEntries(Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors')))
}

/** Origins of addresses elsewhere, once each; paths of this site have none. */
export function originsOf(addresses: readonly (string | null)[]): string[] {
  const elsewhere = addresses.flatMap((address) => (address !== null && URL.canParse(address) ? [address] : []))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))]
}

function quoted(hash: string): string {
  return `'${hash}'`
}
