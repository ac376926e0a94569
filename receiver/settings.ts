import { isIP } from 'node:net'
import { join } from 'node:path'
import { requestsKeptDays } from '../content/keeping.ts'
import { isOrigin } from './origins.ts'

/** Where e-mail goes, and what it says. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  server: string
  from: string
  /** Where requests go for which no clinic is asked, or a clinic that has no address. */
  otherwise: string
  /** Whether the mail tells what the visitor typed; a link to the inbox alone unless set. */
  isWhole: boolean
}

/** Where requests are posted to. */
export interface HookSettings {
  url: string
  /** What they are signed with. */
  secret: string
}

/** The settings of a receiver, from environment variables. */
export interface Settings {
  port: number
  host: string
  file: string
  /** The address of a PostgreSQL database, which then takes the file's place; null for the file. */
  databaseUrl: string | null
  origins: readonly string[]
  /** How many requests one sender may make in a minute; 0 for any number. */
  limit: number
  /** The proxies whose word is taken for whom they pass on, this machine's among them: separated by commas. */
  proxies: string
  exportToken: string | null
  /** The most bytes that stored requests may use. */
  maxBytes: number
  /** The days that requests are kept. */
  keepDays: number
  inboxPort: number
  inboxHost: string
  /** The inbox's address for staff, as mails and the first link name it; null for the one at which it listens. */
  inboxUrl: string | null
  mail: MailSettings | null
  hook: HookSettings | null
  /** The hours after which forwarding is given up. */
  giveUpHours: number
}

const loopback = '127.0.0.1'
const gibibyte = 1024 ** 3
const databaseName = 'DATABASE_URL'
/** How an address has what would end its part with a name and a password. */
const encoded = `where '#', '/', '?' and '%' of a name or a password are written %23, %2F, %3F and %25`

/** Reads the variables of docs/receiver.md. Throws one sentence that names the first invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const known = new Set<string>()
  const read = (name: string, otherwise = '') => {
    known.add(`RECEIVER_${name}`)
    return unquoted(`RECEIVER_${name}`, environment[`RECEIVER_${name}`]?.trim() || otherwise)
  }
  const host = read('HOST', loopback).replace(/^\[(.*)\]$/, '$1')
  const inboxHost = read('INBOX_HOST', loopback).replace(/^\[(.*)\]$/, '$1')
  const inboxUrl = readInboxUrl(read('INBOX_URL'))
  if (inboxUrl === null && !isLoopback(inboxHost))
    throw new Error(
      `RECEIVER_INBOX_HOST is ${inboxHost}, which other machines reach: name the inbox's address in RECEIVER_INBOX_URL, like https://inbox.example.com.`,
    )
  const settings = {
    port: readWhole('PORT', read('PORT', '8787'), 0, 65535),
    host,
    file: read('FILE', join('.receiver', 'leads.db')),
    databaseUrl: readDatabase(unquoted(databaseName, environment[databaseName]?.trim() ?? '')),
    origins: (read('ORIGINS') || originsFor(host, environment['NODE_ENV'])).split(',').map(readOrigin),
    limit: readWhole('LIMIT', read('LIMIT', '120'), 0, 1e6),
    proxies: ['loopback', ...readProxies(read('PROXIES'))].join(),
    exportToken: readToken(read('EXPORT_TOKEN')),
    maxBytes: readWhole('MAX_BYTES', read('MAX_BYTES', String(gibibyte)), 1, 1e15),
    keepDays: readWhole('KEEP_DAYS', read('KEEP_DAYS', String(requestsKeptDays)), 1, 36_500),
    inboxPort: readWhole('INBOX_PORT', read('INBOX_PORT', '8788'), 0, 65535),
    inboxHost,
    inboxUrl,
    mail: readMail(read('SMTP_URL'), read('MAIL_FROM'), read('MAIL_TO'), read('MAIL_DETAILS')),
    hook: readHook(read('HOOK_URL'), read('HOOK_SECRET')),
    giveUpHours: readWhole('GIVE_UP_HOURS', read('GIVE_UP_HOURS', '72'), 1, 8760),
  }
  const unknown = Object.keys(environment).find((name) => name.startsWith('RECEIVER_') && !known.has(name))
  if (unknown !== undefined) throw new Error(`${unknown} is no setting of a receiver: docs/receiver.md lists them.`)
  known.add(databaseName)
  const misspelt = Object.keys(environment).find((name) => !known.has(name) && known.has(name.toUpperCase()))
  if (misspelt !== undefined)
    throw new Error(`${misspelt} is no setting of a receiver: write ${misspelt.toUpperCase()}.`)
  return settings
}

/** A value as it is. Throws where it stands in quotes, which a shell takes away and some files of variables do not. */
function unquoted(name: string, value: string): string {
  if (!/^(["']).*\1$/.test(value)) return value
  throw new Error(`${name} begins and ends with a quote, which would be part of it: leave both out.`)
}

/** The default origins. A receiver in production, or that other machines reach, serves a site whose origin has to be given. */
function originsFor(host: string, mode: string | undefined): string {
  const isReal = mode === 'production'
  if (isLoopback(host) && !isReal) return 'http://localhost:4173'
  const reason = isReal ? 'NODE_ENV is production' : `RECEIVER_HOST is ${host}, which other machines reach`
  throw new Error(`${reason}: name the site in RECEIVER_ORIGINS, like https://www.example.com.`)
}

/** Whether only this machine reaches a host. */
export function isLoopback(host: string): boolean {
  return /^(127(\.\d+){3}|\[?::1\]?|localhost)$/.test(host)
}

/** The origin of what listens at a host, which may be an IPv6 address with or without brackets, and a port. */
export function originAt(host: string, port: number): string {
  return `http://${/^[^[]*:/.test(host) ? `[${host}]` : host}:${port}`
}

function readWhole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Error(`RECEIVER_${name} takes a whole number from ${least} to ${most}, not '${text}'.`)
  return number
}

function readDatabase(text: string): string | null {
  if (text === '') return null
  const isCut = /#|^\w+:\/\/[^/?#]*(\/[^?]*|\?[^=]*)@/.test(text)
  if (!isCut && /^postgres(ql)?:$/.test(protocolOf(text)) && isReadable(new URL(text))) return text
  throw new Error(`DATABASE_URL takes an address like postgres://user:password@host/name, ${encoded}.`)
}

/** Whether its name and password can be decoded, and stand where backups find them. */
function isReadable({ username, password, searchParams }: URL): boolean {
  if (searchParams.has('password')) return false
  try {
    decodeURIComponent(username)
    decodeURIComponent(password)
    return true
  } catch {
    return false
  }
}

function readOrigin(text: string): string {
  const origin = text.trim()
  if (!isOrigin(origin))
    throw new Error(`RECEIVER_ORIGINS takes origins like https://www.example.com, not '${origin}'.`)
  return origin
}

const proxyNames: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

function readProxies(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = proxies.find((proxy) => !proxyNames.has(proxy) && !isRange(proxy))
  if (wrong === undefined) return proxies
  throw new Error(`RECEIVER_PROXIES takes addresses or ranges like 10.0.0.0/8, separated by commas, not '${wrong}'.`)
}

/** Whether a text is an IP address, or a range of them by the number of its common bits. */
function isRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return Number(bits) <= most
}

function readToken(text: string): string | null {
  if (text === '') return null
  if (text.length < 24) throw new Error('RECEIVER_EXPORT_TOKEN takes at least 24 characters.')
  return text
}

function readInboxUrl(text: string): string | null {
  if (text === '') return null
  const isPlain = URL.canParse(text) && `${new URL(text).origin}/` === `${text.replace(/\/$/, '')}/`
  if (isPlain && isSafe(text)) return new URL(text).origin
  throw new Error(`RECEIVER_INBOX_URL takes an address like https://inbox.example.com, not '${text}'.`)
}

function readMail(server: string, from: string, to: string, details: string): MailSettings | null {
  if (server === '') return off('RECEIVER_SMTP_URL', { MAIL_FROM: from, MAIL_TO: to, MAIL_DETAILS: details })
  const isCut = /:\/\/.*[/?#].*@/.test(server)
  if (isCut || !/^smtps?:$/.test(protocolOf(server)) || new URL(server).hostname === '')
    throw new Error(`RECEIVER_SMTP_URL takes an address like smtp://user:password@mail.example.com:587, ${encoded}.`)
  if (!isAddress(from)) throw new Error(`RECEIVER_MAIL_FROM takes the sender's e-mail address, not '${from}'.`)
  if (!isAddress(to))
    throw new Error(`RECEIVER_MAIL_TO takes the e-mail address for requests without a clinic, not '${to}'.`)
  if (!['', 'yes', 'no'].includes(details)) throw new Error(`RECEIVER_MAIL_DETAILS takes yes or no, not '${details}'.`)
  return { server, from, otherwise: to, isWhole: details === 'yes' }
}

/** What is switched off by a setting that is missing. Throws where another one shows that it is meant to be on. */
function off(missing: string, others: Readonly<Record<string, string>>): null {
  const name = Object.keys(others).find((other) => others[other] !== '')
  if (name === undefined) return null
  throw new Error(`RECEIVER_${name} is set, but ${missing}, which switches this on, is not.`)
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text)
}

function readHook(url: string, secret: string): HookSettings | null {
  if (url === '') return off('RECEIVER_HOOK_URL', { HOOK_SECRET: secret })
  if (URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== ''))
    throw new Error('RECEIVER_HOOK_URL takes an address without a name or a password: requests are signed instead.')
  if (!isSafe(url)) throw new Error(`RECEIVER_HOOK_URL takes an address that begins with https://, not '${url}'.`)
  if (secret.length < 24) throw new Error('RECEIVER_HOOK_SECRET takes at least 24 characters.')
  if (!/^whsec_(?![A-Za-z0-9+/]{18,}={0,2}$)/.test(secret)) return { url, secret }
  throw new Error('RECEIVER_HOOK_SECRET takes base64 of at least 18 characters after whsec_.')
}

/** Whether what is sent there is encrypted, or does not leave this machine. */
function isSafe(text: string): boolean {
  const protocol = protocolOf(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(new URL(text).hostname))
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
