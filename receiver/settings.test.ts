import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set it listens to this machine only, for the site of npm start, and exports nothing', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: '127.0.0.1',
    file: '.receiver/leads.db',
    databaseUrl: null,
    origins: ['http://localhost:4173'],
    limit: 120,
    proxies: 'loopback',
    exportToken: null,
    maxBytes: 1_073_741_824,
    keepDays: 400,
    inboxPort: 8788,
    inboxHost: '127.0.0.1',
    inboxUrl: null,
    mail: null,
    hook: null,
    giveUpHours: 72,
  })
})

test('this machine’s own proxy is believed besides those that are named', () => {
  expect(readSettings({ RECEIVER_PROXIES: '172.18.0.1,10.0.0.0/8' }).proxies).toBe('loopback,172.18.0.1,10.0.0.0/8')
})

test.each([
  'postgres://db/leads',
  'postgres://ada:12%2334@[::1]:5432/leads?application_name=a@b',
  'postgresql:///leads',
  'postgres://db/leads?application_name=a@b',
  'postgres:///leads?user=ada@srv',
])('%s is taken as it is', (address) => {
  expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address)
})

test('mail and hook are read whole', () => {
  const settings = readSettings({
    RECEIVER_SMTP_URL: 'smtps://clinic:secret@mail.example.com',
    RECEIVER_MAIL_FROM: 'site@example.com',
    RECEIVER_MAIL_TO: 'office@example.com',
    RECEIVER_MAIL_DETAILS: 'yes',
    RECEIVER_HOOK_URL: 'https://crm.example.com/hook?key=1',
    RECEIVER_HOOK_SECRET: 'a-secret-of-more-than-24-characters',
    DATABASE_URL: 'postgres://receiver:secret@db/leads',
    RECEIVER_INBOX_URL: 'https://inbox.example.com/',
  })
  expect(settings).toMatchObject({
    mail: {
      server: 'smtps://clinic:secret@mail.example.com',
      from: 'site@example.com',
      otherwise: 'office@example.com',
      isWhole: true,
    },
    hook: { url: 'https://crm.example.com/hook?key=1', secret: 'a-secret-of-more-than-24-characters' },
    databaseUrl: 'postgres://receiver:secret@db/leads',
    inboxUrl: 'https://inbox.example.com',
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

test('in production it needs the site’s origin wherever it listens', () => {
  const production = { NODE_ENV: 'production' }
  const sentence = 'NODE_ENV is production: name the site in RECEIVER_ORIGINS, like https://www.example.com.'
  expect(() => readSettings(production)).toThrow(sentence)
  expect(readSettings({ ...production, RECEIVER_ORIGINS: 'https://www.example.com' }).origins).toEqual([
    'https://www.example.com',
  ])
})

test.each([
  [{ RECEIVER_INBOX_PORT: '-1' }, "RECEIVER_INBOX_PORT takes a whole number from 0 to 65535, not '-1'."],
  [{ RECEIVER_MAX_BYTES: '1 GB' }, "RECEIVER_MAX_BYTES takes a whole number from 1 to 1000000000000000, not '1 GB'."],
  [{ RECEIVER_PROXIES: '10.0.0.1,foo' }, 'RECEIVER_PROXIES takes addresses or ranges like 10.0.0.0/8, separated by'],
  [{ RECEIVER_PROXIES: '10.0.0.1/33' }, 'RECEIVER_PROXIES takes addresses or ranges like 10.0.0.0/8, separated by'],
  [{ RECEIVER_PORT: 'x' }, "RECEIVER_PORT takes a whole number from 0 to 65535, not 'x'."],
  [{ RECEIVER_INBOX_HOST: '0.0.0.0' }, "RECEIVER_INBOX_HOST is 0.0.0.0, which other machines reach: name the inbox's"],
  [{ RECEIVER_KEEP_DAYS: '0' }, "RECEIVER_KEEP_DAYS takes a whole number from 1 to 36500, not '0'."],
  [
    { DATABASE_URL: 'mysql://db/leads' },
    'DATABASE_URL takes an address like postgres://user:password@host/name, where',
  ],
  ...['12#34', '12/34', '12?34', '12@56#34', '12@5/6', '50%off'].map((password): [Record<string, string>, string] => [
    { DATABASE_URL: `postgres://receiver:${password}@database/receiver` },
    "DATABASE_URL takes an address like postgres://user:password@host/name, where '#', '/', '?' and '%' of a name or a",
  ]),
  [{ DATABASE_URL: 'postgres://db/leads?user=a&password=b' }, 'DATABASE_URL takes an address like postgres://user:'],
  [{ database_url: 'postgres://db/leads' }, 'database_url is no setting of a receiver: write DATABASE_URL.'],
  [
    { receiver_smtp_url: 'smtp://mail.example.com' },
    'receiver_smtp_url is no setting of a receiver: write RECEIVER_SMTP',
  ],
  [{ RECEIVER_SMTP_URL: 'mail.example.com' }, 'RECEIVER_SMTP_URL takes an address like smtp://user:password@mail.'],
  [{ RECEIVER_SMTP_URL: 'smtp://mail.example.com' }, "RECEIVER_MAIL_FROM takes the sender's e-mail address, not ''."],
  [
    { RECEIVER_SMTP_URL: 'smtp://mail.example.com', RECEIVER_MAIL_FROM: 'site@example.com' },
    "RECEIVER_MAIL_TO takes the e-mail address for requests without a clinic, not ''.",
  ],
  [
    { RECEIVER_MAIL_TO: 'desk@example.com' },
    'RECEIVER_MAIL_TO is set, but RECEIVER_SMTP_URL, which switches this on, is',
  ],
  [
    { RECEIVER_MAIL_DETAILS: 'ye' },
    'RECEIVER_MAIL_DETAILS is set, but RECEIVER_SMTP_URL, which switches this on, is not',
  ],
  [
    { RECEIVER_HOOK_SECRET: 'a-secret-of-more-than-24-characters' },
    'RECEIVER_HOOK_SECRET is set, but RECEIVER_HOOK_URL, which switches this on, is not.',
  ],
  [
    { RECEIVER_HOOK_URL: 'http://crm.example.com' },
    "RECEIVER_HOOK_URL takes an address that begins with https://, not 'http://crm.example.com'.",
  ],
  [{ RECEIVER_HOOK_URL: 'https://crm.example.com' }, 'RECEIVER_HOOK_SECRET takes at least 24 characters.'],
  [
    { RECEIVER_INBOX_URL: 'http://inbox.example.com' },
    "RECEIVER_INBOX_URL takes an address like https://inbox.example.com, not 'http://inbox.example.com'.",
  ],
  [{ RECEIVER_ORIGINS: '*' }, "RECEIVER_ORIGINS takes origins like https://www.example.com, not '*'."],
  [
    { RECEIVER_ORIGINS: 'https://a.test/' },
    "RECEIVER_ORIGINS takes origins like https://www.example.com, not 'https://a.test/'.",
  ],
  [
    { RECEIVER_SMTP_URL: 'smtp://user:pa#ss@mail.example.com' },
    "where '#', '/', '?' and '%' of a name or a password are",
  ],
  [
    { RECEIVER_SMTP_URL: 'smtp://user:12/34@mail.example.com' },
    "where '#', '/', '?' and '%' of a name or a password are",
  ],
  [{ RECEIVER_SMTP_URL: 'smtp:mail' }, 'RECEIVER_SMTP_URL takes an address like smtp://user:password@mail.'],
  [
    { RECEIVER_HOOK_URL: 'https://:secret@crm.example.com', RECEIVER_HOOK_SECRET: 'x'.repeat(24) },
    'RECEIVER_HOOK_URL takes an address without a name or a password: requests are signed instead.',
  ],
  [
    { RECEIVER_HOOK_URL: 'https://crm.example.com', RECEIVER_HOOK_SECRET: `whsec_${'!'.repeat(30)}` },
    'RECEIVER_HOOK_SECRET takes base64 of at least 18 characters after whsec_.',
  ],
  [{ RECEIVER_DATABASE_URL: 'postgres://db/leads' }, 'RECEIVER_DATABASE_URL is no setting of a receiver: docs/'],
  [
    { RECEIVER_HOOK_SECRET: `"a-secret-of-more-than-24-characters"` },
    'RECEIVER_HOOK_SECRET begins and ends with a quote, which would be part of it: leave both out.',
  ],
  [{ RECEIVER_ORIGINS: `'https://a.test'` }, 'RECEIVER_ORIGINS begins and ends with a quote, which'],
  [{ DATABASE_URL: '"postgres://db/leads"' }, 'DATABASE_URL begins and ends with a quote, which'],
  [{ RECEIVER_EXPORT_TOKEN: 'short' }, 'RECEIVER_EXPORT_TOKEN takes at least 24 characters.'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})
