/** How a receiver runs; each from an environment variable. */
export interface Settings {
  port: number
  host: string
  file: string
  origins: readonly string[]
  exportToken: string | null
}

/** Reads RECEIVER_PORT, _HOST, _FILE, _ORIGINS and _EXPORT_TOKEN; throws one sentence that names the first broken one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string, otherwise: string) => environment[`RECEIVER_${name}`]?.trim() || otherwise
  return {
    port: readPort(read('PORT', '8787')),
    host: read('HOST', '127.0.0.1'),
    file: read('FILE', '.receiver/leads.db'),
    origins: read('ORIGINS', 'http://localhost:4173').split(',').map(readOrigin),
    exportToken: readToken(read('EXPORT_TOKEN', '')),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`RECEIVER_PORT takes a number from 0 to 65535, not '${text}'.`)
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
