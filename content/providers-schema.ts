import { z } from 'zod'
import { examSchedule } from './exam.ts'
import { demonstration } from './providers.ts'
import { answerRule } from './schema/settings.ts'
import type { EmbedPlace, PricingProvider, Providers } from './types.ts'

/** What the environment may name; a variable that is empty counts as unset. */
export type Environment = Readonly<Record<string, unknown>>

/** The providers as configured, and one sentence per fault, each naming its variable. */
export interface ConfiguredProviders {
  providers: Providers
  problems: readonly string[]
}

const httpsOrigin = z
  .string()
  .refine(isSecure, 'is not an https address')
  .refine((value) => !value.includes('*'), 'contains a wildcard')
  .refine(
    (value) => !URL.canParse(value) || new URL(value).username + new URL(value).password === '',
    'contains a user name',
  )

/** Origins only: every path of the site is put after it as it is. */
const siteOrigin = httpsOrigin.refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value,
  'is not an origin like https://www.example.com: no path, no upper case, no slash at the end',
)

/** An address of another origin, or a path of this site (tests, proxies). */
const address = z.union(
  [z.string().regex(/^\/(?![/\\])[^\s\\]*$/), httpsOrigin],
  'is neither an https address without a wildcard nor a path',
)

/** An address that can stand in the headers of every host as it is. */
const headerAddress = address.refine(
  (value) => /^[\w.:/~?=&%+-]*$/.test(value),
  'contains a character that headers would have to escape',
)

const name = z.string().regex(/^[\w.-]{1,120}$/, 'is not an id: letters, digits, dots, hyphens and underscores')

const publishableKey = name.refine((value) => !/^(sk|rk|whsec)_/.test(value), 'is a secret: every visitor would get it')

const label = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,&'’_-]{0,119}$/u, 'is not a name: letters, digits, blanks and plain punctuation')

const twoNames = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.tuple([name, name], 'does not name two tables, separated by a comma'))

const flag = z.literal('1', 'is not 1')

const answers = z.enum(answerRule.options, 'is neither echo nor any')

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(siteOrigin))

const template = address.refine(
  (value) => value.includes('{location}') && value.includes('{service}'),
  'lacks {location} or {service}',
)

/**
 * Reads the site's address and its third parties from `VITE_` variables. A group (pricing tables, exam) is configured whole or not at all;
 * what is not configured is null: the built-in demonstration, or for deliveries the local log
 * (docs/decisions/23-delivering-leads.md, docs/decisions/25-demonstrations.md).
 */
export function readProviders(environment: Environment): ConfiguredProviders {
  const problems: string[] = []
  const read = <Value>(variable: string, schema: z.ZodType<Value>): Value | null => {
    const value = environment[variable]
    if (value === undefined || value === '') return null
    const result = schema.safeParse(value)
    if (!result.success) problems.push(`${variable} ${result.error.issues.map(({ message }) => message).join(', ')}.`)
    return result.success ? result.data : null
  }
  const isSet = (variable: string) => environment[variable] !== undefined && environment[variable] !== ''
  const isWhole = (variables: readonly string[], others: readonly string[] = []) => {
    const missing = variables.filter((variable) => !isSet(variable))
    if ([...variables, ...others].some(isSet))
      problems.push(...missing.map((variable) => `${variable} is not set, but the others of its group are.`))
    return missing.length === 0
  }
  const siteUrl = read('VITE_SITE_URL', siteOrigin)
  const leadsUrl = read('VITE_LEADS_URL', address)
  const franchiseUrl = read('VITE_FRANCHISE_URL', address)
  const readAnswers = (variable: string, url: string | null) => {
    const rule = read(variable, answers)
    if (!isSet(variable) && isForeign(url, siteUrl))
      problems.push(
        `${variable} is not set, but its address is on another origin: echo if a receiver of ours answers there, any if another service does.`,
      )
    return rule ?? 'echo'
  }
  const embedOrigin = read('VITE_EMBED_ORIGIN', siteOrigin)
  const embedSite = read('VITE_EMBED_SITE', siteOrigin) ?? siteUrl
  const pricingScriptUrl = read('VITE_PRICING_SCRIPT_URL', httpsOrigin)
  const providers: Providers = {
    isStaging: read('VITE_STAGING', flag) !== null,
    keepsVisits: read('VITE_VISIT_EXPORT', flag) !== null,
    siteUrl,
    bookingUrlTemplate: read('VITE_BOOKING_URL_TEMPLATE', template) ?? demonstration.bookingUrlTemplate,
    leadsUrl,
    leadsAnswers: readAnswers('VITE_LEADS_ANSWERS', leadsUrl),
    franchiseUrl,
    franchiseAnswers: readAnswers('VITE_FRANCHISE_ANSWERS', franchiseUrl),
    errorsUrl: read('VITE_ERRORS_URL', address),
    reportsUrl: read('VITE_REPORTS_URL', headerAddress),
    schedulerUrl: read('VITE_SCHEDULER_URL', httpsOrigin),
    meetingUrl: read('VITE_MEETING_URL', httpsOrigin),
    pricing: isWhole(pricingVariables, ['VITE_PRICING_SCRIPT_URL'])
      ? {
          scriptUrl: pricingScriptUrl ?? 'https://js.stripe.com/v3/pricing-table.js',
          publishableKey: read('VITE_PRICING_KEY', publishableKey) ?? '',
          tables: {
            yes: read('VITE_PRICING_TABLES_YES', twoNames) ?? ['', ''],
            no: read('VITE_PRICING_TABLES_NO', twoNames) ?? ['', ''],
          },
        }
      : null,
    exam: isWhole(examVariables)
      ? {
          scriptUrl: read('VITE_EXAM_SCRIPT_URL', httpsOrigin) ?? '',
          dateLibraryUrl: read('VITE_EXAM_DATE_LIBRARY_URL', httpsOrigin) ?? '',
          formUrl: read('VITE_EXAM_FORM_URL', httpsOrigin) ?? '',
          clinic: read('VITE_EXAM_CLINIC', label) ?? '',
          examId: read('VITE_EXAM_ID', name) ?? '',
          schedule: examSchedule,
        }
      : null,
    embeds: embedOrigin !== null && embedSite !== null ? { origin: embedOrigin, site: embedSite } : null,
    origins: {
      pricing: read('VITE_PRICING_ORIGINS', origins) ?? [],
      exam: read('VITE_EXAM_ORIGINS', origins) ?? [],
      frames: read('VITE_FRAME_ORIGINS', origins) ?? [],
    },
  }
  if (providers.pricing && problems.length === 0 && namesTwice(providers.pricing.tables))
    problems.push('VITE_PRICING_TABLES_YES and VITE_PRICING_TABLES_NO name a table twice.')
  if (embedOrigin !== null && embedSite === null && problems.length === 0)
    problems.push('VITE_EMBED_ORIGIN is set, but not VITE_SITE_URL: its documents would not know whom to speak with.')
  if (providers.embeds && isOwn(providers.embeds, siteUrl))
    problems.push('VITE_EMBED_ORIGIN is the site’s own: a vendor’s script there could do all that the site can.')
  return { providers, problems }
}

function isOwn({ origin, site }: EmbedPlace, siteUrl: string | null): boolean {
  return origin === site || origin === siteUrl
}

const pricingVariables = ['VITE_PRICING_KEY', 'VITE_PRICING_TABLES_YES', 'VITE_PRICING_TABLES_NO']
const examVariables = [
  'VITE_EXAM_SCRIPT_URL',
  'VITE_EXAM_DATE_LIBRARY_URL',
  'VITE_EXAM_FORM_URL',
  'VITE_EXAM_CLINIC',
  'VITE_EXAM_ID',
]

function isForeign(url: string | null, siteUrl: string | null): boolean {
  return url !== null && !url.startsWith('/') && new URL(url).origin !== siteUrl
}

/** docs/product/weight-loss.md, P-WEIGHT-4: two tables per answer, which differ between yes and no. */
function namesTwice({ yes, no }: PricingProvider['tables']): boolean {
  const ids = [...yes, ...no]
  return new Set(ids).size < ids.length
}

/** Over https, or on this very machine, where simulators stand in for providers. */
function isSecure(value: string): boolean {
  if (!/^https?:\/\/[^/\\]/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}
