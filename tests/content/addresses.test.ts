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

describe('two settings with one path of this site', () => {
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

  test.each([
    { errorsUrl: '/reports', reportsUrl: '/reports' },
    { leadsUrl: '/leads', franchiseUrl: '/inquiries' },
    { leadsUrl: 'https://hooks.example.com/', franchiseUrl: 'https://hooks.example.com/' },
  ])('%j are fine', (urls) => {
    expect(findSharedPaths({ ...site, ...none, ...urls })).toEqual([])
  })
})
