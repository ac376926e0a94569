import { dirname, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { atMost } from './at-most.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import type { Channel } from './forwarding/channel.ts'
import { createForwarder } from './forwarding/forwarder.ts'
import { createHook } from './forwarding/hook.ts'
import { createMail } from './forwarding/mail.ts'
import { addLink, listAccounts } from './inbox/accounts.ts'
import { note } from './inbox/audit.ts'
import { createInbox } from './inbox/inbox.ts'
import type { Log } from './log.ts'
import { addHealth } from './operations/health.ts'
import { createKeeper } from './operations/keeper.ts'
import { addMetrics, countForwards, createMetrics } from './operations/metrics.ts'
import { addReports } from './operations/reports.ts'
import { createStore } from './requests/store.ts'
import { createReceiver } from './server.ts'
import { originAt, type Settings } from './settings.ts'
import { version } from './version.ts'

/** A receiver that runs. */
export interface Running {
  port: number
  /** The origin of the inbox, for staff. */
  inbox: string
  /** Where requests are kept, for people. */
  place: string
  /** The one-time address that makes the first account; null where there is an account. */
  firstLink: string | null
  /** Stops it after answering open requests, within twenty seconds: PostgreSQL may go on with what it is told to forget. */
  stop: () => Promise<void>
}

/**
 * Starts a receiver: what takes requests, what forwards them, the staff's inbox, and what deletes them in time. Resolves
 * once both servers listen. Rejects with one sentence where the database or a port cannot be used.
 */
export async function runReceiver(settings: Settings, log: Log): Promise<Running> {
  const database = await openDatabase(settings)
  const names = channelNames(settings)
  const metrics = createMetrics({ database, channels: names, version })
  const rows = createStore(database).rows
  let wake: () => void = () => undefined
  const { proxies, exportToken, inboxUrl: url } = settings
  const shared = { database, store: { rows }, channels: names, url, proxies, exportToken, log }
  // RECEIVER_LIMIT is for visitors: the inbox has limits of its own.
  const inbox = await createInbox({ ...shared, onQueued: () => wake() })
  const inboxPort = await listen(inbox, settings.inboxPort, settings.inboxHost)
  const origin = settings.inboxUrl ?? originAt(settings.inboxHost, inboxPort)
  const forwarder = createForwarder({
    database,
    channels: channelsOf(settings, origin),
    log: countForwards(log, metrics),
    giveUpHours: settings.giveUpHours,
  })
  wake = forwarder.wake
  const { maxBytes, origins, limit, keepDays } = settings
  const store = createStore(database, { maxBytes, channels: names, onStored: forwarder.wake })
  const receiver = await createReceiver({ ...settings, store, now: database.now, log, metrics })
  const folder = settings.databaseUrl === null ? dirname(resolve(settings.file)) : null
  addHealth(receiver, { store, database, channels: names, folder, limit, log })
  addMetrics(receiver, metrics)
  await receiver.register(addReports, { database, origins, limit })
  const keeper = createKeeper({ database, keepDays, now: database.now, log })
  const port = await listen(receiver, settings.port, settings.host)
  forwarder.start()
  keeper.start()
  return {
    port,
    inbox: origin,
    place: database.place,
    firstLink: await firstLinkOf(database, origin),
    async stop() {
      await Promise.all([close(receiver), close(inbox), forwarder.stop(), atMost(10_000, keeper.stop())])
      await atMost(10_000, database.close())
    },
  }
}

function channelNames({ mail, hook }: Settings): string[] {
  return [...(mail === null ? [] : ['mail']), ...(hook === null ? [] : ['hook'])]
}

function channelsOf({ mail, hook }: Settings, inbox: string): Channel[] {
  return [...(mail === null ? [] : [createMail({ mail, inbox })]), ...(hook === null ? [] : [createHook(hook)])]
}

async function firstLinkOf(database: Database, inbox: string): Promise<string | null> {
  if ((await listAccounts(database)).length > 0) return null
  const now = await database.now()
  const token = await database.transaction(async (queries) => {
    await note(queries, now, '', 'link', 'owner')
    return addLink(queries, now, { role: 'owner', clinic: '' }, {})
  })
  return `${inbox}/welcome/${token}`
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

async function close(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 10_000)
  await app.close()
  clearTimeout(patience)
}
