/** The settings of a receiver, from environment variables. */
export interface Settings {
  port: number
  host: string
  file: string
  origins: readonly string[]
  exportToken: string | null
  /** The separate port of the export. Null where it is on the receiver's own port, for this machine only. */
  exportPort: number | null
  exportHost: string
  /** The most bytes that stored requests may use. */
  maxBytes: number
}

const loopback = '127.0.0.1'
const gibibyte = 1024 ** 3

/**
 * Reads the variables RECEIVER_PORT, _HOST, _FILE, _ORIGINS, _MAX_BYTES, _EXPORT_TOKEN, _EXPORT_PORT and _EXPORT_HOST.
 * Throws one sentence that names the first invalid one.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string, otherwise: string) => environment[`RECEIVER_${name}`]?.trim() || otherwise
  const host = read('HOST', loopback)
  const exportPort = read('EXPORT_PORT', '')
  return {
    port: readPort('PORT', read('PORT', '8787')),
    host,
    file: read('FILE', '.receiver/leads.db'),
    origins: (read('ORIGINS', '') || originsFor(host)).split(',').map(readOrigin),
    exportToken: readToken(read('EXPORT_TOKEN', '')),
    exportPort: exportPort === '' ? null : readPort('EXPORT_PORT', exportPort),
    exportHost: read('EXPORT_HOST', loopback),
    maxBytes: readBytes(read('MAX_BYTES', String(gibibyte))),
  }
}

/** The default origins. A receiver that other machines reach serves a real site, whose origin has to be given. */
function originsFor(host: string): string {
  if (/^(127(\.\d+){3}|::1|localhost)$/.test(host)) return 'http://localhost:4173'
  throw new Error(
    `RECEIVER_HOST is ${host}, which other machines reach: name the site in RECEIVER_ORIGINS, like https://www.example.com.`,
  )
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`RECEIVER_${name} takes a number from 0 to 65535, not '${text}'.`)
  return port
}

function readOrigin(text: string): string {
  const origin = text.trim()
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('http')
  if (!isOrigin) throw new Error(`RECEIVER_ORIGINS takes origins like https://www.example.com, not '${origin}'.`)
  return origin
}

function readToken(text: string): string | null {
  if (text === '') return null
  if (text.length < 24) throw new Error('RECEIVER_EXPORT_TOKEN takes at least 24 characters.')
  return text
}

function readBytes(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Error(`RECEIVER_MAX_BYTES takes a number of bytes, not '${text}'.`)
  return Number(text)
}
