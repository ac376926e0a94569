import { isRecord } from '../requests/submission.ts'
import { cleaned, cleanedPath } from './clean-text.ts'

/** What a report says, without anything of a visitor. Reports that say the same are equal. */
export interface Finding {
  /** `error`, `csp-violation` or another kind of the Reporting API. */
  kind: string
  text: string
  /** The route's pattern, or the path of the page. */
  place: string
}

/** The most reports that are read of one request. */
const mostAtOnce = 20

type Fields = Readonly<Record<string, unknown>>

/**
 * The reports in a request's body: an error of the site (`src/adapters/error-reports.ts`), a list of the Reporting API,
 * or a violation of the policy as older browsers report it. Anything else has none.
 */
export function findingsOf(contentType: string, body: string): Finding[] {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const parsed = parse(body)
  if (type === 'application/json') return isRecord(parsed) ? siteError(parsed) : []
  if (type === 'application/csp-report') return isRecord(parsed) ? oldViolation(parsed) : []
  if (type === 'application/reports+json') return listOf(parsed).slice(0, mostAtOnce).flatMap(browserReport)
  return []
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function listOf(value: unknown): Fields[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord)
}

/** A field's text; '' where it has none. */
function textIn(fields: Fields, ...names: readonly string[]): string {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

function siteError(fields: Fields): Finding[] {
  const [kind, section] = [textIn(fields, 'kind'), textIn(fields, 'section')]
  if (kind === '' || section === '') return []
  return [{ kind: 'error', text: cleaned(`${kind} in ${section}`), place: cleanedPath(textIn(fields, 'route')) }]
}

function oldViolation(fields: Fields): Finding[] {
  const report = fields['csp-report']
  if (!isRecord(report)) return []
  const directive = textIn(report, 'effective-directive', 'violated-directive').split(' ')[0] ?? ''
  return violation(directive, textIn(report, 'blocked-uri'), textIn(report, 'document-uri'))
}

function browserReport(report: Fields): Finding[] {
  const type = textIn(report, 'type')
  const body = isRecord(report['body']) ? report['body'] : {}
  const page = textIn(report, 'url')
  if (!/^[a-z][a-z-]{0,39}$/.test(type)) return []
  if (type === 'csp-violation')
    return violation(
      textIn(body, 'effectiveDirective'),
      textIn(body, 'blockedURL'),
      textIn(body, 'documentURL') || page,
    )
  const about = [textIn(body, 'id', 'featureId', 'policyId'), textIn(body, 'message', 'reason')]
  return [{ kind: type, text: cleaned(about.filter(Boolean).join(': ')), place: cleanedPath(page) }]
}

function violation(directive: string, blocked: string, page: string): Finding[] {
  if (directive === '') return []
  return [
    {
      kind: 'csp-violation',
      text: cleaned(`${directive} refused ${blockedBy(blocked, page)}`),
      place: cleanedPath(page),
    },
  ]
}

/** What the policy refused: a word such as `inline`, an address without its query, of data and extensions the scheme. */
function blockedBy(blocked: string, page: string): string {
  if (!URL.canParse(blocked)) return blocked || 'something'
  const { protocol, origin, pathname } = new URL(blocked)
  if (!/^(https?|wss?):$/.test(protocol)) return protocol
  return URL.canParse(page) && new URL(page).origin === origin ? pathname : origin + pathname
}
