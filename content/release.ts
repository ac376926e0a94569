import { findSamples } from './check/check.ts'
import type { AllContent, Problem } from './check/content-files.ts'
import { runsVendorScripts } from './part-frames.ts'
import { sampleSiteUrl } from './providers.ts'
import type { Providers } from './types.ts'

/**
 * What must not ship: samples still in place, demonstrations of providers, deliveries that nobody receives, and settings
 * of a test version.
 */
export function releaseProblems(all: AllContent, providers: Providers): Problem[] {
  return [
    ...findSamples(all),
    ...missingProviders.flatMap(({ isMissing, ...problem }) => (isMissing(providers) ? problem : [])),
    ...simulatedProviders(providers),
    ...sharedOrigins(providers),
    ...trialSettings(providers),
  ]
}

/** Settings that are for a test version, or for a preview. */
function trialSettings({ isStaging, keepsVisits, embeds, siteUrl }: Providers): Problem[] {
  const problem = (field: string, reason: string): Problem => ({ file: 'environment', field, reason })
  return [
    ...(isStaging
      ? [problem('VITE_STAGING', 'is set: each page says that it is a test version, and no search engine takes it')]
      : []),
    ...(keepsVisits ? [problem('VITE_VISIT_EXPORT', 'is set: each page keeps what its visitor did')] : []),
    ...(embeds && embeds.site !== siteUrl
      ? [problem('VITE_EMBED_SITE', 'is not the site’s own: the parts at VITE_EMBED_ORIGIN do not open on it')]
      : []),
  ]
}

/** Vendors' scripts need an origin of their own, and cookies know no ports: a host of their own too. */
function sharedOrigins(providers: Providers): Problem[] {
  const { embeds, siteUrl } = providers
  const problem = (reason: string): Problem[] => [{ file: 'environment', field: 'VITE_EMBED_ORIGIN', reason }]
  if (!runsVendorScripts(providers)) return []
  if (embeds === null) return problem('is not set: vendors’ scripts need an origin apart from the site’s')
  const hosts = [embeds.site, siteUrl].flatMap((address) => (address === null ? [] : [new URL(address).hostname]))
  return hosts.includes(new URL(embeds.origin).hostname)
    ? problem(`has the site’s host, ${new URL(embeds.origin).hostname}: cookies are shared between its ports`)
    : []
}

/** Addresses of this very machine, where simulators stand in for providers. */
function simulatedProviders(providers: Providers): Problem[] {
  const { pricing, exam, embeds, ...single } = providers
  const groups = { ...prefixed('pricing', pricing), ...prefixed('exam', exam), ...prefixed('embeds', embeds) }
  return Object.entries({ ...single, ...groups }).flatMap(([field, value]) =>
    typeof value === 'string' && /^https?:\/\/(localhost|127\.0\.0\.1)\b/.test(value)
      ? { file: 'environment', field, reason: `is an address of this very machine, ${value}` }
      : [],
  )
}

function prefixed(group: string, fields: object | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [`${group}.${name}`, value]))
}

const missingProviders: readonly (Problem & { isMissing: (providers: Providers) => boolean })[] = [
  missing(
    'VITE_SITE_URL',
    `search engines and shared links are sent to ${sampleSiteUrl}`,
    ({ siteUrl }) => siteUrl === null,
  ),
  missing('VITE_BOOKING_URL_TEMPLATE', 'calendars are demonstrations', ({ bookingUrlTemplate }) =>
    bookingUrlTemplate.startsWith('/embed/'),
  ),
  missing('VITE_LEADS_URL', 'leads are only logged in the visitor’s browser', ({ leadsUrl }) => leadsUrl === null),
  missing(
    'VITE_FRANCHISE_URL',
    'franchise inquiries are only logged in the visitor’s browser',
    ({ franchiseUrl }) => franchiseUrl === null,
  ),
  missing('VITE_PRICING_KEY', 'pricing tables are demonstrations', ({ pricing }) => pricing === null),
  missing(
    'VITE_SCHEDULER_URL',
    'the consultation’s scheduler is a demonstration',
    ({ schedulerUrl }) => schedulerUrl === null,
  ),
  missing(
    'VITE_MEETING_URL',
    'the consultation’s video call is a demonstration',
    ({ meetingUrl }) => meetingUrl === null,
  ),
  missing('VITE_EXAM_SCRIPT_URL', 'the exam is a demonstration', ({ exam }) => exam === null),
]

function missing(field: string, consequence: string, isMissing: (providers: Providers) => boolean) {
  return { file: 'environment', field, reason: `is not set: ${consequence}`, isMissing }
}
