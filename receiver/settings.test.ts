import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set it listens to this machine only, for the site of npm start, and exports nothing', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: '127.0.0.1',
    file: '.receiver/leads.db',
    origins: ['http://localhost:4173'],
    exportToken: null,
    exportPort: null,
    exportHost: '127.0.0.1',
    maxBytes: 1_073_741_824,
  })
})

test('every origin is taken exactly', () => {
  const origins = 'https://www.example.com, https://example.com:8443'
  expect(readSettings({ RECEIVER_ORIGINS: origins }).origins).toEqual([
    'https://www.example.com',
    'https://example.com:8443',
  ])
})

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('on %s it may serve the site of npm start', (host) => {
  expect(readSettings({ RECEIVER_HOST: host }).origins).toEqual(['http://localhost:4173'])
})

test('on an address that others reach it needs the site’s origin', () => {
  const sentence = 'which other machines reach: name the site in RECEIVER_ORIGINS, like https://www.example.com.'
  for (const host of ['0.0.0.0', '::', '10.0.0.5', 'receiver.internal', '127.evil.test'])
    expect(() => readSettings({ RECEIVER_HOST: host })).toThrow(`RECEIVER_HOST is ${host}, ${sentence}`)
  const settings = readSettings({ RECEIVER_HOST: '0.0.0.0', RECEIVER_ORIGINS: 'https://www.example.com' })
  expect(settings.origins).toEqual(['https://www.example.com'])
})

test.each([
  [{ RECEIVER_EXPORT_PORT: '-1' }, "RECEIVER_EXPORT_PORT takes a number from 0 to 65535, not '-1'."],
  [{ RECEIVER_MAX_BYTES: '1 GB' }, "RECEIVER_MAX_BYTES takes a number of bytes, not '1 GB'."],
  [{ RECEIVER_PORT: 'x' }, "RECEIVER_PORT takes a number from 0 to 65535, not 'x'."],
  [{ RECEIVER_ORIGINS: '*' }, "RECEIVER_ORIGINS takes origins like https://www.example.com, not '*'."],
  [
    { RECEIVER_ORIGINS: 'https://a.test/' },
    "RECEIVER_ORIGINS takes origins like https://www.example.com, not 'https://a.test/'.",
  ],
  [{ RECEIVER_EXPORT_TOKEN: 'short' }, 'RECEIVER_EXPORT_TOKEN takes at least 24 characters.'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})
