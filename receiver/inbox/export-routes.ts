import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isDirect } from '../operations/direct.ts'
import { csvPieces } from '../requests/csv.ts'
import { note } from './audit.ts'
import { isSame } from './secrets.ts'
import { staffRoute, type Inbox } from './visit.ts'

/** Adds the export of everything: for owners, and with the token for programs on this machine that ask directly. */
export function addExport(app: FastifyInstance, inbox: Inbox): void {
  const { database, exportToken } = inbox
  app.addHook('onRequest', async ({ raw, headers, routeOptions }, reply) => {
    const { authorization } = headers
    if (routeOptions.url !== '/leads.csv' || authorization === undefined) return
    if (exportToken === null || !isDirect(raw) || !isSame(authorization, `Bearer ${exportToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Wrong or no token.')
    return sendAll(inbox, reply, 'RECEIVER_EXPORT_TOKEN', await database.now())
  })
  staffRoute(app, inbox, {
    method: 'GET',
    path: '/leads.csv',
    forOwners: true,
    answer: ({ reply, staff, now }) => sendAll(inbox, reply, staff.account, now),
  })
}

/** Sends everything as CSV, in pieces; the first one is read before anything is promised. */
async function sendAll(
  { database, store }: Inbox,
  reply: FastifyReply,
  account: string,
  now: number,
): Promise<FastifyReply> {
  await note(database, now, account, 'export-all')
  const pieces = csvPieces(store.rows())
  const first = await pieces.next()
  const all = async function* () {
    if (first.done !== true) yield first.value
    for await (const piece of pieces) {
      yield piece
      // A file is read without a pause otherwise, and whoever sends a request waits until all of it is.
      await setImmediate()
    }
  }
  const stream = Readable.from(all())
  // What is broken off before it begins has no end of its own, and would hold the database's rows for ever.
  stream.once('close', () => void pieces.return(undefined).catch(() => undefined))
  return reply
    .header('content-disposition', 'attachment; filename="leads.csv"')
    .type('text/csv; charset=utf-8')
    .send(stream)
}
