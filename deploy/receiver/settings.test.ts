import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set it listens to this machine only, for the site of npm start, and exports nothing', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: '127.0.0.1',
    file: '.receiver/leads.db',
    origins: ['http://localhost:4173'],
    exportToken: null,
  })
})

test('every origin is taken exactly', () => {
  const origins = 'https://www.example.com, https://example.com:8443'
  expect(readSettings({ RECEIVER_ORIGINS: origins }).origins).toEqual([
    'https://www.example.com',
    'https://example.com:8443',
  ])
})

test.each([
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
