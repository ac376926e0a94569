import { describe, expect, test } from 'vitest'
import { demonstration } from '../content/providers.ts'
import { readProviders } from '../content/providers-schema.ts'
import type { Providers } from '../content/types.ts'
import { embedFiles, embedHeaderRules } from './embed-headers.ts'
import { headersOf } from './headers.ts'
import { nginxEmbeds } from './nginx-embeds.ts'

const { providers: configured, problems } = readProviders({
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMBED_ORIGIN: 'https://parts.example.com',
  VITE_PRICING_KEY: 'pk_test_1',
  VITE_PRICING_TABLES_YES: 'a,b',
  VITE_PRICING_TABLES_NO: 'c,d',
  VITE_EXAM_SCRIPT_URL: 'https://exam.example.com/widget.js',
  VITE_EXAM_DATE_LIBRARY_URL: 'https://cdn.example.com/dates.js',
  VITE_EXAM_FORM_URL: 'https://form.example.com/exam',
  VITE_EXAM_CLINIC: 'Kelvin Wellness',
  VITE_EXAM_ID: '42',
  VITE_EXAM_ORIGINS: 'https://video.example.com',
})

function policyOf(providers: Providers, path: string): Record<string, string> {
  const text = headersOf(embedHeaderRules(providers), path)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

test('where no vendor’s script is configured, its origin has nothing', () => {
  expect(problems).toEqual([])
  expect(embedHeaderRules(demonstration)).toEqual([])
})

test('it has the configured documents and the few files that they are made of', () => {
  const documents = ['embed/pricing-table.html', 'embed/exam.html']
  expect(embedHeaderRules(configured).map(({ pattern }) => pattern)).toEqual(
    [...documents, ...embedFiles].map((file) => `/${file}`),
  )
  expect(embedHeaderRules({ ...configured, pricing: null }).map(({ pattern }) => pattern)).not.toContain(
    '/embed/pricing-table.html',
  )
})

describe('a vendor’s document', () => {
  test.each(['/embed/pricing-table.html', '/embed/exam.html'])('%s can be framed by the site alone', (path) => {
    expect(policyOf(configured, path)['frame-ancestors']).toBe('https://www.example.com')
    expect(headersOf(embedHeaderRules(configured), path)).toMatchObject({
      'Origin-Agent-Cluster': '?1',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    })
    expect(headersOf(embedHeaderRules(configured), path)).not.toHaveProperty('X-Frame-Options')
  })

  test('of Stripe reaches what Stripe’s documentation lists', () => {
    expect(policyOf(configured, '/embed/pricing-table.html')).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com",
      'style-src': "'self' 'unsafe-inline' https://js.stripe.com",
      'img-src': "'self' data: https://js.stripe.com https://*.stripe.com",
      'font-src': "'self' https://js.stripe.com",
      'manifest-src': "'self'",
      'connect-src': "'self' https://js.stripe.com https://api.stripe.com https://checkout.stripe.com",
      'base-uri': "'none'",
      'form-action':
        'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
      'frame-ancestors': 'https://www.example.com',
    })
  })

  test('of an unknown provider reaches what is configured, and nobody else', () => {
    expect(policyOf(configured, '/embed/exam.html')).toMatchObject({
      'script-src': "'self' https://exam.example.com https://cdn.example.com https://video.example.com",
      'frame-src':
        'https://exam.example.com https://cdn.example.com https://form.example.com https://video.example.com',
      'connect-src':
        "'self' https://exam.example.com https://cdn.example.com https://form.example.com https://video.example.com",
    })
  })

  test('passes the camera on to the exam’s frames only', () => {
    const granted = (path: string) => headersOf(embedHeaderRules(configured), path)['Permissions-Policy'] ?? ''
    expect(granted('/embed/exam.html')).toContain(
      'camera=(self "https://exam.example.com" "https://cdn.example.com" "https://form.example.com" "https://video.example.com")',
    )
    expect(granted('/embed/pricing-table.html')).not.toContain('camera=')
  })
})

test('nginx gets a host of its own that has those files and nothing else', () => {
  const text = nginxEmbeds(
    [{ pattern: '/embed/exam.html', headers: { 'Permissions-Policy': 'camera=(self "https://form.example.com")' } }],
    'parts.example.com',
  )
  expect(text).toContain('  include embeds-host.conf;\n  server_name parts.example.com;')
  expect(text).toContain('  location / { return 404; }')
  expect(text).toContain(
    '  location = /embed/exam.html {\n    add_header Permissions-Policy "camera=(self \\"https://form.example.com\\")";\n  }',
  )
})
