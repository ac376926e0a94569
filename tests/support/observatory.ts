/** Response headers by name, in lower case. */
type Headers = Readonly<Record<string, string>>

export interface Mark {
  test: string
  result: string
  modifier: number
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const unsafe = new Set([...broad, "'unsafe-inline'", 'data:'])
const halfYear = 15_552_000
/** Extra credit counts only from this many points on. */
const pointsForExtraCredit = 90

/**
 * The score of a page by the rules of MDN's HTTP Observatory 1.6.3, restated for a site on https that sets no cookie,
 * shares nothing by CORS, redirects http to https on the same host, is not in a browser's preload list, and loads its
 * scripts from its own origin without integrity: those tests give and take nothing. Source:
 * https://github.com/mdn/mdn-http-observatory/tree/main/src, analyzer/tests/*.js, grader/charts.js, scanner/index.js.
 */
export function observatoryScore(headers: Headers): { score: number; marks: readonly Mark[] } {
  const policy = parsePolicy(headers['content-security-policy'])
  const marks = [
    markPolicy(policy),
    markFraming(headers['x-frame-options'], policy),
    markTransport(headers['strict-transport-security']),
    markToken('referrer-policy', headers, [goodReferrers, 5], [badReferrers, -5]),
    markToken('x-content-type-options', headers, [['nosniff'], 0], [[], 0], -5),
    markToken('cross-origin-opener-policy', headers, [openerPolicies, 10], [['unsafe-none'], 0]),
    markToken('cross-origin-resource-policy', headers, [['same-origin', 'same-site'], 10], [['cross-origin'], 0]),
    markToken('cross-origin-embedder-policy', headers, [['require-corp', 'credentialless'], 10], [['unsafe-none'], 0]),
  ]
  const total = (modifiers: readonly Mark[]) => modifiers.reduce((sum, { modifier }) => sum + modifier, 100)
  const withoutCredit = total(marks.filter(({ modifier }) => modifier < 0))
  const score = withoutCredit >= pointsForExtraCredit ? total(marks) : withoutCredit
  return { score: Math.max(score, 0), marks }
}

const goodReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const badReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
const openerPolicies = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups']

type Policy = ReadonlyMap<string, ReadonlySet<string>>

function parsePolicy(text = ''): Policy {
  const directives = text.split(';').flatMap((part) => {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    return name ? [[name, new Set(sources)] as const] : []
  })
  return new Map(directives)
}

/** src/analyzer/tests/csp.js; 'strict-dynamic' is not among what this site uses. */
function markPolicy(policy: Policy): Mark {
  const test = 'content-security-policy'
  if (policy.size === 0) return { test, result: 'not implemented', modifier: -25 }
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? new Set(['*'])
  const scripts = withoutOverruled(of('script-src'))
  const styles = withoutOverruled(of('style-src'))
  const passive = [...of('img-src'), ...of('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : [...sources]))
  const verdicts: [isSo: boolean, result: string, modifier: number][] = [
    [some(scripts, unsafe) || some(of('object-src'), broad), 'unsafe-inline, or sources too broad', -20],
    [active.some(isInsecure), 'insecure scheme', -20],
    [scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'"), 'unsafe-eval', -10],
    [passive.some(isInsecure), 'insecure scheme in passive content only', -10],
    [some(styles, unsafe), 'unsafe-inline in style-src only', 0],
    [[...(policy.get('default-src') ?? [])].join(' ') === "'none'", "nothing unsafe, default-src 'none'", 10],
  ]
  const [, result, modifier] = verdicts.find(([isSo]) => isSo) ?? [true, 'nothing unsafe', 5]
  return { test, result, modifier }
}

/** A hash or a nonce overrules 'unsafe-inline'. */
function withoutOverruled(sources: ReadonlySet<string>): ReadonlySet<string> {
  const isOverruled = [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return new Set([...sources].filter((source) => !(isOverruled && source === "'unsafe-inline'")))
}

function some(sources: ReadonlySet<string>, among: ReadonlySet<string>): boolean {
  return [...sources].some((source) => among.has(source))
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:')
}

/** src/analyzer/tests/x-frame-options.js */
function markFraming(header: string | undefined, policy: Policy): Mark {
  const test = 'x-frame-options'
  if (policy.has('frame-ancestors')) return { test, result: 'by frame-ancestors', modifier: 5 }
  const value = header?.trim().toLowerCase() ?? 'not implemented'
  const modifier = ['deny', 'sameorigin'].includes(value) ? 5 : value.startsWith('allow-from') ? 0 : -20
  return { test, result: value, modifier }
}

/** src/analyzer/tests/strict-transport-security.js */
function markTransport(header: string | undefined): Mark {
  const test = 'strict-transport-security'
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return { test, result: header ? 'invalid' : 'not implemented', modifier: -20 }
  return seconds < halfYear
    ? { test, result: 'less than six months', modifier: -10 }
    : { test, result: 'six months or more', modifier: 0 }
}

type Rated = readonly [values: readonly string[], modifier: number]

/** The mark for a header of one token: good, poor or invalid. A missing header gives `missing`. */
function markToken(test: string, headers: Headers, good: Rated, poor: Rated, missing = 0): Mark {
  const value = headers[test]?.trim().toLowerCase()
  if (value === undefined) return { test, result: 'not implemented', modifier: missing }
  const rated = [good, poor].find(([values]) => values.includes(value))
  return { test, result: rated ? value : 'invalid', modifier: rated ? rated[1] : -5 }
}
