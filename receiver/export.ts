import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { csvLine, csvPieces } from './csv.ts'
import type { Reply } from './reply.ts'
import type { LeadStore } from './store.ts'

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="leads.csv"',
}

/** Everything stored as CSV, for a request with the token. */
export function exportReply(
  request: IncomingMessage,
  { store, exportToken }: { store: LeadStore; exportToken: string | null },
): Reply {
  if (exportToken === null || request.method !== 'GET') return { status: 404, message: 'There is nothing here.' }
  if (!isSame(request.headers.authorization ?? '', `Bearer ${exportToken}`))
    return { status: 401, message: 'Wrong or no token.', headers: { 'www-authenticate': 'Bearer' } }
  return { status: 200, message: '', headers, pieces: csvPieces(store.lines(csvLine)) }
}

/**
 * Whether a request comes from a program on this machine and not through a proxy. A proxy adds a header, or uses
 * HTTP/1.0 as nginx does by default.
 */
export function isDirect({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isPassedOn = Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name))
  return isLocal && !isPassedOn && httpVersion !== '1.0'
}

/** Compares two texts in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
