import { describe, expect, test } from 'vitest'
import { findPostedPages } from '../../content/addresses.ts'
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
