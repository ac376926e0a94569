import type { Providers } from '../content/types.ts'

/** Directives by name; a directive without sources stands alone. */
type Policy = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

/** What every document of the site is held to. Styles may stand in attributes: they cannot run. */
const base: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'base-uri': [none],
  'form-action': [self],
}

const trustedTypes: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [none] }

/**
 * The content security policy of all pages: first-party scripts, the inline ones by hash; frames of ours and of the
 * configured providers. Source: DECISIONS 24; OWASP and MDN Observatory for the directives.
 */
export function pagePolicy(providers: Providers, scriptHashes: readonly string[]): Policy {
  return {
    ...base,
    ...trustedTypes,
    'script-src': [self, ...scriptHashes.map((hash) => `'${hash}'`)],
    'connect-src': [self, ...originsOf([providers.leadsUrl, providers.franchiseUrl])],
    'frame-src': [self, ...originsOf([providers.bookingUrlTemplate, providers.schedulerUrl])],
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
function originsOf(addresses: readonly (string | null)[]): string[] {
  const elsewhere = addresses.flatMap((address) => (address !== null && URL.canParse(address) ? [address] : []))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))]
}
