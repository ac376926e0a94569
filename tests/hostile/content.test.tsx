import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readProviders } from '../../content/providers-schema.ts'
import { frameUrl, httpsUrl, path } from '../../content/schema/parts.ts'
import { callToActionSchema } from '../../content/schema/actions.ts'
import { hostileText, sample } from './generate.ts'
import { addresses } from './naughty.ts'
import { record } from './record.ts'

const base = 'https://clinic.example/services'
const harmless = {
  path: [
    '/',
    '/book',
    '/services/infrared',
    '/book?step=location&service=Full%20Body',
    '/contact#hours',
    '/a/b-c_d.e~f',
  ],
  httpsUrl: [
    'https://example.com',
    'https://example.com/',
    'https://sub.example.co.uk:8443/a/b?c=d&e=%20#f',
    'https://bücher.example/é',
    'https://example.com?x=@y',
  ],
  frameUrl: ['/embed/scheduler.html', '/embed/booking-calendar.html?location={location}&service={service}'],
}
const variables = ['VITE_BOOKING_URL_TEMPLATE', 'VITE_LEADS_URL', 'VITE_SCHEDULER_URL', 'VITE_MEETING_URL'] as const

const texts = [...addresses, ...sample(hostileText), ...sample(hostileText).map((text) => `/${text}`)]

test('Content and configuration take no address that runs, or leads to where it does not say', () => {
  const taken = [
    ...texts.filter((text) => isTaken(path, text) && !staysOnSite(text)).map((text) => `path ${text}`),
    ...texts.filter((text) => isTaken(httpsUrl, text) && !isPlainHttps(text)).map((text) => `https ${text}`),
    ...texts
      .filter((text) => isTaken(frameUrl, text) && !isPlainHttps(text) && !staysOnSite(text, '/embed/'))
      .map((text) => `frame ${text}`),
    ...addresses.filter((href) => callToActionSchema.safeParse({ kind: 'link', label: 'Go', href }).success),
    ...addresses.flatMap((text) =>
      variables.filter((variable) => isConfigured(variable, text)).map((variable) => `${variable} ${text}`),
    ),
  ]
  record('content', {
    title: 'hostile addresses given to the schemas of content and configuration',
    tried: texts.length,
    faults: { taken: taken.length },
  })
  expect(taken).toEqual([])
})

test('Content takes every harmless address', () => {
  expect(harmless.path.filter((text) => !isTaken(path, text))).toEqual([])
  expect(harmless.httpsUrl.filter((text) => !isTaken(httpsUrl, text))).toEqual([])
  expect(harmless.frameUrl.filter((text) => !isTaken(frameUrl, text))).toEqual([])
})

test('An address that runs is not drawn even where a schema were to let it through', () => {
  const drawn = addresses
    .filter((address) => /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(address))
    .map((address) => renderToString(<a href={address}>Go</a>))
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.filter((html) => html.includes('hostileRan'))).toEqual([])
})

function isTaken(schema: z.ZodType, text: string): boolean {
  return schema.safeParse(text).success
}

function staysOnSite(text: string, under = '/'): boolean {
  const { origin, pathname } = new URL(text, base)
  return origin === new URL(base).origin && pathname.startsWith(under)
}

function isPlainHttps(text: string): boolean {
  const { protocol, username, password, host } = new URL(text)
  return protocol === 'https:' && username + password === '' && host !== '' && /^https:\/\/[^/]/.test(text)
}

function isConfigured(variable: (typeof variables)[number], text: string): boolean {
  const value = variable === 'VITE_BOOKING_URL_TEMPLATE' ? `${text}{location}{service}` : text
  const { problems } = readProviders({ [variable]: value })
  return problems.length === 0 && !isPlainHttps(value)
}
