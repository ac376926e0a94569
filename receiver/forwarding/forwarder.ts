import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Channel } from './channel.ts'
import { laterByTimer, type Later } from './later.ts'
import { createQueue } from './queue.ts'
import { createWorker } from './worker.ts'

export interface ForwarderOptions {
  database: Database
  channels: readonly Channel[]
  log: Log
  giveUpHours: number
  /** The time in milliseconds since 1970; the database's unless given. */
  now?: () => Promise<number>
  later?: Later
  /** Numbers from 0 to 1. */
  random?: () => number
  /** The milliseconds that stopping waits for what is under way; 5,000 unless given. */
  grace?: number
}

/** Forwards stored requests to where staff work. */
export interface Forwarder {
  /** Begins with whatever waits. */
  start: () => void
  /** Looks at once for what was stored just now. */
  wake: () => void
  /** Ends what is under way within twice the grace, and gives back what is not sent. Never rejects. */
  stop: () => Promise<void>
}

/**
 * Forwards the queue of each channel, apart from the others. Several forwarders may share a database. What is sent twice,
 * after a crash, carries the same key.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { database, channels, now = database.now, later = laterByTimer, random = Math.random, grace = 5000 } = options
  const { log, giveUpHours } = options
  const workers = channels.map((channel) => {
    const queue = createQueue(database, channel.name, now)
    return createWorker({ queue, channel, log, later, random, giveUpHours, grace })
  })
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    wake,
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const channel of channels) channel.close?.()
    },
  }
}
