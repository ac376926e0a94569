import { describe, expect, test } from 'vitest'
import { demonstration } from '../content/providers.ts'
import { readProviders } from '../content/providers-schema.ts'
import { buildRecords } from '../content/records.ts'
import { framedAddresses } from '../content/framed.ts'
import type { Providers } from '../content/types.ts'
import { headerRules, headersFile, headersOf, pagePatterns } from './headers.ts'
import { metaPolicyText, pagePolicy } from './policy.ts'

const facts = {
  paths: ['/', '/services', '/services/infrared', '/book/princeton', '/book/princeton/slim-pod'],
  embeds: ['embed/exam.html', 'embed/pricing-table.html', 'embed/scheduler.html'],
  files: ['sitemap.xml', 'contact.md', 'services/infrared.md'],
  inline: { scripts: ['sha256-AAAA'], styles: ['sha256-BBBB'] },
}

const { providers: configured, problems } = readProviders({
  VITE_BOOKING_URL_TEMPLATE: 'https://booking.example.com/{location}/{service}',
  VITE_LEADS_URL: 'https://hooks.example.com/leads',
  VITE_LEADS_ANSWERS: 'any',
  VITE_FRANCHISE_URL: '/inquiries',
  VITE_SCHEDULER_URL: 'https://cal.example.com/clinic?embed=true',
  VITE_PRICING_KEY: 'pk_test_1',
  VITE_PRICING_TABLES_YES: 'a,b',
  VITE_PRICING_TABLES_NO: 'c,d',
  VITE_EXAM_SCRIPT_URL: 'https://exam.example.com/widget.js',
  VITE_EXAM_DATE_LIBRARY_URL: 'https://cdn.example.com/dates.js',
  VITE_EXAM_FORM_URL: 'https://form.example.com/exam',
  VITE_EXAM_CLINIC: 'Kelvin Wellness',
  VITE_EXAM_ID: '42',
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMBED_ORIGIN: 'https://parts.example.com',
  VITE_EXAM_ORIGINS: 'https://video.example.com',
  VITE_FRAME_ORIGINS: 'https://booking2.example.com',
})

const plain = headerRules({ ...facts, ...framing(demonstration) })
const full = headerRules({ ...facts, ...framing(configured) })

function framing(providers: Providers) {
  return { providers, framed: framedAddresses(buildRecords(providers)) }
}

/** A path's policy, directive by directive. */
function policyOf(rules: typeof plain, path: string): Record<string, string> {
  const text = headersOf(rules, path)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

describe('the policy of a page', () => {
  test('lets nothing run but first-party scripts, and nothing frame it', () => {
    expect(policyOf(plain, '/services/infrared')).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-AAAA'",
      'style-src': "'self' 'sha256-BBBB'",
      'img-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'frame-src': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  test('names the configured providers, by origin, where they are framed or posted to', () => {
    expect(problems).toEqual([])
    const { 'frame-src': frames, 'connect-src': posted, 'script-src': scripts } = policyOf(full, '/')
    expect(frames).toBe(
      "'self' https://booking.example.com https://cal.example.com https://parts.example.com https://booking2.example.com",
    )
    expect(posted).toBe("'self' https://hooks.example.com")
    expect(scripts).toBe("'self' 'sha256-AAAA'")
  })

  test('is the same on every page, and on the page of unknown addresses', () => {
    const policies = ['/', '/services', '/book/princeton/slim-pod', '/404.html'].map((path) => policyOf(full, path))
    expect(policies).toEqual(policies.map(() => policyOf(full, '/')))
  })
})

describe('what the policy refuses', () => {
  const reportingTo = (reportsUrl: string) => {
    const providers = { ...demonstration, reportsUrl }
    return { providers, rules: headerRules({ ...facts, ...framing(providers) }) }
  }

  test('is reported nowhere unless an address is configured', () => {
    expect(JSON.stringify([plain, full])).not.toMatch(/report/i)
  })

  test.each(['/reports', 'https://reports.example.com/site?from=www'])(
    'is reported to %s by new browsers and by old ones, from pages alone',
    (address) => {
      const { rules } = reportingTo(address)
      expect(policyOf(rules, '/services/infrared')).toEqual({
        ...policyOf(plain, '/services/infrared'),
        'report-uri': address,
        'report-to': 'reports',
      })
      for (const path of ['/', '/404.html'])
        expect(headersOf(rules, path)['Reporting-Endpoints']).toBe(`reports="${address}"`)
      for (const path of ['/embed/exam.html', '/assets/app-1a2b.js'])
        expect(JSON.stringify(headersOf(rules, path))).not.toMatch(/report/i)
    },
  )

  test('is not reported a second time for the policy in the page itself', () => {
    const policy = (providers: Providers) => pagePolicy({ ...facts, ...framing(providers) })
    expect(metaPolicyText(policy(reportingTo('/reports').providers))).toBe(metaPolicyText(policy(demonstration)))
  })

  test('cannot be reported to an address that headers would have to escape', () => {
    for (const address of ['/reports;a', '/reports"', "/it's", '/a,b', '/$a', 'ftp://example.com', '//example.com'])
      expect(readProviders({ VITE_REPORTS_URL: address }).problems).toHaveLength(1)
  })
})

describe('the policy of a document under /embed/', () => {
  test('lets our own pages frame it', () => {
    for (const file of facts.embeds) expect(policyOf(plain, `/${file}`)['frame-ancestors']).toBe("'self'")
  })

  test('where it is built in, runs nobody else’s scripts', () => {
    for (const file of facts.embeds) expect(policyOf(full, `/${file}`)['script-src']).toBe("'self'")
  })
})

test('camera and microphone are for the exam’s document only, payment for the frames of providers', () => {
  const unused =
    'accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), midi=(), serial=(), usb=()'
  expect(headersOf(plain, '/')['Permissions-Policy']).toBe(
    `camera=(self), microphone=(self), payment=(self), ${unused}`,
  )
  const exam = '(self "https://parts.example.com")'
  const frames = 'booking cal parts booking2'.split(' ').map((name) => `"https://${name}.example.com"`)
  expect(headersOf(full, '/')['Permissions-Policy']).toBe(
    `camera=${exam}, microphone=${exam}, payment=(self ${frames.join(' ')}), ${unused}`,
  )
})

test('hashed assets are kept for a year, everything else is asked for again', () => {
  const others = [
    '/',
    '/content/navigation.json',
    '/embed/exam.html',
    '/404.html',
    '/sitemap.xml',
    '/services/infrared.md',
    '/.well-known/security.txt',
  ]
  const caching = ['/assets/app-1a2b.js', ...others].map((path) => headersOf(plain, path)['Cache-Control'])
  expect(caching).toEqual(['public, max-age=31536000, immutable', ...others.map(() => 'no-cache')])
})

test('no two rules set the same header for one path', () => {
  for (const path of [...facts.paths, ...facts.embeds.map((file) => `/${file}`), '/404.html', '/assets/a.js']) {
    const matching = full.filter(
      ({ pattern }) => Object.keys(headersOf([{ pattern, headers: { x: '' } }], path)).length > 0,
    )
    const names = matching.flatMap(({ headers }) => Object.keys(headers))
    expect(names).toEqual([...new Set(names)])
  }
})

test('pages are named at the top by path, and below by folder', () => {
  expect(pagePatterns(facts.paths)).toEqual(['/', '/services', '/services/*', '/book/*'])
})

test('the file for static hosts holds every rule', () => {
  expect(
    headersFile([
      { pattern: '/a/*', headers: { One: '1', Two: '2' } },
      { pattern: '/b', headers: { One: '3' } },
    ]),
  ).toBe('/a/*\n  One: 1\n  Two: 2\n\n/b\n  One: 3\n')
})
