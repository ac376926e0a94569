import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { brand } from '../../content/brand.ts'
import { findSamples } from '../../content/check/check.ts'
import { homeContent } from '../../content/home.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { terms } from '../../content/pages/terms.ts'
import { infrared } from '../../content/services/infrared.ts'
import { readProviders } from '../../content/providers-schema.ts'
import { releaseProblems } from '../../content/release.ts'
import { demonstration } from '../../content/providers.ts'
import { security } from '../../content/security.ts'
import { securityProblems } from '../../content/security-check.ts'

describe('the release check', () => {
  test('names the pages that are still samples', () => {
    const files = ['franchise', 'terms', 'hipaa', 'price-list'].map((name) => `content/pages/${name}.ts`)
    expect(findSamples(allContent).filter(({ file }) => file.startsWith('content/pages/'))).toEqual(
      files.map((file) => ({ file, field: 'sample', reason: 'is still a sample' })),
    )
  })

  test('names every sample, and every provider that is a demonstration or receives nothing', () => {
    const all = releaseProblems(allContent, demonstration)
    const problems = all.filter(({ file }) => file === 'environment')
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'VITE_SITE_URL is not set: search engines and shared links are sent to https://example.com',
      'VITE_BOOKING_URL_TEMPLATE is not set: calendars are demonstrations',
      'VITE_LEADS_URL is not set: leads are only logged in the visitor’s browser',
      'VITE_FRANCHISE_URL is not set: franchise inquiries are only logged in the visitor’s browser',
      'VITE_PRICING_KEY is not set: pricing tables are demonstrations',
      'VITE_SCHEDULER_URL is not set: the consultation’s scheduler is a demonstration',
      'VITE_MEETING_URL is not set: the consultation’s video call is a demonstration',
      'VITE_EXAM_SCRIPT_URL is not set: the exam is a demonstration',
    ])
    expect(all.filter(({ file }) => file !== 'environment')).toEqual(findSamples(allContent))
  })

  test('names the addresses of this very machine', () => {
    const simulated = { ...demonstration, schedulerUrl: 'http://localhost:4999/cal', leadsUrl: '/leads' }
    const pricing = {
      scriptUrl: 'http://127.0.0.1:9/table.js',
      publishableKey: 'pk',
      tables: { yes: ['a', 'b'], no: ['c', 'd'] },
    } as const
    const problems = releaseProblems(allContent, { ...simulated, pricing })
    expect(problems.filter(({ reason }) => reason.includes('this very machine'))).toEqual([
      {
        file: 'environment',
        field: 'schedulerUrl',
        reason: 'is an address of this very machine, http://localhost:4999/cal',
      },
      {
        file: 'environment',
        field: 'pricing.scriptUrl',
        reason: 'is an address of this very machine, http://127.0.0.1:9/table.js',
      },
    ])
  })

  test.each([
    [null, ['is not set: vendors’ scripts need an origin apart from the site’s']],
    [
      'https://www.kelvin.example:8443',
      ['has the site’s host, www.kelvin.example: cookies are shared between its ports'],
    ],
    ['https://parts.kelvin.example', []],
  ])('vendors’ scripts at %s', (origin, reasons) => {
    const site = 'https://www.kelvin.example'
    const pricing = {
      scriptUrl: 'https://pay.example.com/a.js',
      publishableKey: 'pk',
      tables: { yes: ['a', 'b'], no: ['c', 'd'] },
    } as const
    const embeds = origin === null ? null : { origin, site }
    const problems = releaseProblems(allContent, { ...demonstration, siteUrl: site, pricing, embeds })
    expect(problems.filter(({ field }) => field === 'VITE_EMBED_ORIGIN').map(({ reason }) => reason)).toEqual(reasons)
  })

  test('refuses what is for a test version or a preview', () => {
    const { providers } = readProviders({
      VITE_SITE_URL: 'https://www.kelvin.example',
      VITE_STAGING: '1',
      VITE_VISIT_EXPORT: '1',
      VITE_EMBED_ORIGIN: 'https://parts.kelvin.example',
      VITE_EMBED_SITE: 'https://preview.kelvin.example',
    })
    const problems = releaseProblems(allContent, providers).filter(({ reason }) => !reason.startsWith('is not set'))
    expect(problems.filter(({ file }) => file === 'environment').map(({ field, reason }) => [field, reason])).toEqual([
      ['VITE_STAGING', 'is set: each page says that it is a test version, and no search engine takes it'],
      ['VITE_VISIT_EXPORT', 'is set: each page keeps what its visitor did'],
      ['VITE_EMBED_SITE', 'is not the site’s own: the parts at VITE_EMBED_ORIGIN do not open on it'],
    ])
  })

  test('passes once nothing is left', () => {
    const before = { arrive: 'Early.', bring: 'Nothing.', sample: false }
    const feels = { text: 'Warm.', sample: false }
    const real = {
      ...allContent,
      brand: { ...brand, sample: false },
      security: { ...security, sample: false },
      home: { ...homeContent, reviews: { ...homeContent.reviews, items: [] } },
      weightLoss: null,
      locations: [{ ...princeton, sample: false }],
      services: [{ ...infrared, page: null, booking: infrared.booking && { ...infrared.booking, before }, feels }],
      pages: [{ ...terms, sample: false }],
    }
    const { providers, problems } = readProviders({
      VITE_SITE_URL: 'https://www.kelvin.example',
      VITE_BOOKING_URL_TEMPLATE: 'https://calendar.example.com/{location}/{service}',
      VITE_LEADS_URL: 'https://hooks.example.com/leads',
      VITE_LEADS_ANSWERS: 'any',
      VITE_FRANCHISE_URL: 'https://www.kelvin.example/inquiries',
      VITE_SCHEDULER_URL: 'https://cal.example.com/clinic',
      VITE_MEETING_URL: 'https://meet.example.com/clinic',
      VITE_PRICING_KEY: 'pk_live_1',
      VITE_PRICING_TABLES_YES: 'prctbl_1,prctbl_2',
      VITE_PRICING_TABLES_NO: 'prctbl_3,prctbl_4',
      VITE_EXAM_SCRIPT_URL: 'https://exam.example.com/widget.js',
      VITE_EXAM_DATE_LIBRARY_URL: 'https://cdn.example.com/dates.js',
      VITE_EXAM_FORM_URL: 'https://exam.example.com/form',
      VITE_EXAM_CLINIC: 'clinic-1',
      VITE_EXAM_ID: '42',
      VITE_EMBED_ORIGIN: 'https://parts.kelvin.example',
      VITE_EMBED_SITE: 'https://www.kelvin.example',
    })
    expect([...problems, ...releaseProblems(real, providers)]).toEqual([])
  })
})

test.each([
  ['2026-11-01', []],
  ['2027-10-31', []],
  ['2027-11-02', ['is past']],
  ['2026-09-01', ['is more than a year away']],
])('On %s the address for security reports is reported as stale or not', (today, reasons) => {
  const problems = securityProblems({ ...security, expires: '2027-11-01' }, new Date(today))
  const asked = 'read who answers security reports, then name a day within a year'
  expect(problems).toEqual(
    reasons.map((reason) => ({ file: 'content/security.ts', field: 'expires', reason: `${reason}: ${asked}` })),
  )
})
