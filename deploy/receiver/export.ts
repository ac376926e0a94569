import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { csvLine, csvPieces } from './csv.ts'
import type { Reply } from './reply.ts'
import type { LeadStore } from './store.ts'

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="leads.csv"',
}

/** All that is stored as CSV for whoever bears the token. */
export function exportReply(
  request: IncomingMessage,
  { store, exportToken }: { store: LeadStore; exportToken: string | null },
): Reply {
  if (exportToken === null || request.method !== 'GET') return { status: 404, message: 'There is nothing here.' }
  if (!isSame(request.headers.authorization ?? '', `Bearer ${exportToken}`))
    return { status: 401, message: 'Wrong or no token.', headers: { 'www-authenticate': 'Bearer' } }
  return { status: 200, message: '', headers, pieces: csvPieces(store.lines(csvLine)) }
}

/** Whether a program on this machine asked by itself: a proxy says that it passes something on, or speaks HTTP/1.0 as nginx does unless told otherwise. */
export function isDirect({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isPassedOn = Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name))
  return isLocal && !isPassedOn && httpVersion !== '1.0'
}

/** In the same time whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
