import { numberOf, textOf, type Database, type Row } from '../database/database.ts'

/** How many forwards a channel has in a state. */
interface Queue {
  channel: string
  state: string
  count: number
}

/** How forwarding stands. */
export interface Queues {
  queues: Queue[]
  /** For how many seconds the oldest of the waiting forwards has waited, as in the inbox; 0 where none waits. */
  oldestWaitingSeconds: number
  /** The number of forwards that were given up. Neither counts a channel that is switched off. */
  failed: number
}

/** Reads how forwarding stands, by the database's clock. What staff marked as spam is forwarded no more. */
export async function readQueues(
  database: Pick<Database, 'run' | 'now'>,
  channels: readonly string[],
): Promise<Queues> {
  const rows = await database.run(
    `SELECT channel, forwards.state AS state, count(*) AS count, min(forwards.created) AS oldest FROM forwards JOIN leads ON leads.id = forwards.lead WHERE leads.state <> 'spam' GROUP BY channel, forwards.state ORDER BY channel, forwards.state`,
  )
  const now = await database.now()
  const isIn = (state: string) => (row: Row) => row['state'] === state && channels.includes(textOf(row, 'channel'))
  const oldest = rows.filter(isIn('waiting')).map((row) => Date.parse(textOf(row, 'oldest')))
  const queues = rows.map((row) => ({
    channel: textOf(row, 'channel'),
    state: textOf(row, 'state'),
    count: numberOf(row, 'count'),
  }))
  return {
    queues,
    oldestWaitingSeconds: Math.max(0, Math.round((now - Math.min(now, ...oldest)) / 1000)),
    failed: rows.filter(isIn('failed')).reduce((sum, row) => sum + numberOf(row, 'count'), 0),
  }
}
