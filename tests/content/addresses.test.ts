import { describe, expect, test } from 'vitest'
import { findPostedPages, findSharedPaths } from '../../content/addresses.ts'
import { demonstration } from '../../content/providers.ts'
import { isPage } from '../../src/seo/paths.ts'

const site = { ...demonstration, siteUrl: 'https://www.kelvin.example' }

describe('an address to post to', () => {
  test.each([
    '/franchise',
    '/franchise?from=form',
    '/Franchise/',
    '/franchise.html',
    '/',
    '/book/marlboro',
    'https://www.kelvin.example/franchise',
  ])('%s is refused: it is a page of this site', (franchiseUrl) => {
    expect(findPostedPages({ ...site, franchiseUrl }, isPage)).toMatchObject([
      { file: 'environment', field: 'VITE_FRANCHISE_URL', reason: expect.stringContaining('is a page of this site') },
    ])
  })

  test.each(['/leads', '/franchise/inquiries', 'https://leads.kelvin.example/franchise', 'https://example.com/', null])(
    '%s is none of its pages',
    (leadsUrl) => {
      expect(findPostedPages({ ...site, leadsUrl }, isPage)).toEqual([])
    },
  )

  test('of each kind is looked at', () => {
    const errors = { errorsUrl: '/contact', reportsUrl: '/about' }
    const all = { ...site, leadsUrl: '/services/infrared', franchiseUrl: '/franchise', ...errors }
    expect(findPostedPages(all, isPage).map(({ field }) => field)).toEqual([
      'VITE_LEADS_URL',
      'VITE_FRANCHISE_URL',
      'VITE_ERRORS_URL',
      'VITE_REPORTS_URL',
    ])
  })
})

describe('two settings with one address', () => {
  const own = 'https://www.kelvin.example'
  const none = { leadsUrl: null, franchiseUrl: null, errorsUrl: null, reportsUrl: null }

  test.each([
    [{ leadsUrl: '/posted', franchiseUrl: '/posted' }, 'VITE_FRANCHISE_URL', 'VITE_LEADS_URL'],
    [{ leadsUrl: '/posted?a', franchiseUrl: `${own}/posted` }, 'VITE_FRANCHISE_URL', 'VITE_LEADS_URL'],
    [{ leadsUrl: '/posted', errorsUrl: '/posted' }, 'VITE_ERRORS_URL', 'VITE_LEADS_URL'],
    [{ franchiseUrl: '/posted', reportsUrl: '/posted' }, 'VITE_REPORTS_URL', 'VITE_FRANCHISE_URL'],
  ])('%j are refused: what is posted there would be filed as one kind', (urls, field, other) => {
    expect(findSharedPaths({ ...site, ...none, ...urls })).toEqual([
      { file: 'environment', field, reason: expect.stringContaining(`the path of ${other}, /posted`) },
    ])
  })

  const receiver = 'https://leads.kelvin.example'

  test.each([
    [{ leadsUrl: `${receiver}/leads`, franchiseUrl: `${receiver}/leads?a` }, 'VITE_FRANCHISE_URL', 'VITE_LEADS_URL'],
    [
      { franchiseUrl: `${receiver}/leads`, leadsUrl: `${receiver}/leads`, leadsAnswers: 'any' as const },
      'VITE_FRANCHISE_URL',
      'VITE_LEADS_URL',
    ],
    [{ leadsUrl: `${receiver}/leads`, errorsUrl: `${receiver}/leads` }, 'VITE_ERRORS_URL', 'VITE_LEADS_URL'],
  ])('%j are refused: a receiver of ours has an address for each kind', (urls, field, other) => {
    expect(findSharedPaths({ ...site, ...none, ...urls })).toEqual([
      { file: 'environment', field, reason: expect.stringContaining(`the address of ${other}, ${receiver}/leads`) },
    ])
  })

  const hook = 'https://hooks.example.com'
  const elsewhere = { leadsAnswers: 'any', franchiseAnswers: 'any' } as const

  test.each([
    { errorsUrl: '/reports', reportsUrl: '/reports' },
    { errorsUrl: `${receiver}/reports`, reportsUrl: `${receiver}/reports` },
    { leadsUrl: '/leads', franchiseUrl: '/inquiries' },
    { leadsUrl: '/leads', franchiseUrl: `${receiver}/leads` },
    { leadsUrl: `${receiver}/leads`, franchiseUrl: `${receiver}/franchise` },
    { ...elsewhere, leadsUrl: `${hook}/`, franchiseUrl: `${hook}/` },
    { ...elsewhere, leadsUrl: `${hook}/?form=1`, franchiseUrl: `${hook}/?form=2` },
  ])('%j are fine', (urls) => {
    expect(findSharedPaths({ ...site, ...none, ...urls })).toEqual([])
  })
})
