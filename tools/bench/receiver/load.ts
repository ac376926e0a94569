import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { allOf } from '../../../receiver/database/database.ts'
import { openDatabase } from '../../../receiver/database/open.ts'
import { createStore } from '../../../receiver/requests/store.ts'
import { startReceiver, type ReceiverProcess } from './receiver-process.ts'

export interface LoadFigures {
  database: 'sqlite' | 'postgres'
  seconds: number
  /** Requests a second that were sent, whether answered or not. */
  rate: number
  /** Writes a second that the disk confirmed one after the other, just before. */
  confirmations: number
  acknowledged: number
  /** Acknowledged requests that the database lacks. */
  lost: number
  /** Requests without 201, by status; 0 where there was no answer. */
  refused: Readonly<Record<string, number>>
  /** Milliseconds from a request's head to the end of its answer at the server's clock. */
  median: number
  p99: number
}

/** What is asked for: requests a second, unless the disk confirms too few, and milliseconds at most. */
export const loadBar = { rate: 300, shareOfDisk: 0.6, p99: 150 } as const

const lineSchema = z.object({ method: z.literal('POST'), path: z.literal('/leads'), ms: z.number() })

/**
 * Sends requests at an even rate to one receiver process on loopback, whatever it answers meanwhile, and then looks into
 * the database. Each answer waits for the disk's confirmation; the receiver's limit for one sender is off.
 */
export async function runLoad(databaseUrl: string | null, seconds: number): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-load-'))
  const file = join(folder, 'leads.db')
  const confirmations = confirmationsIn(folder)
  const rate = Math.floor(Math.min(loadBar.rate, confirmations * loadBar.shareOfDisk))
  const address = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
  const receiver = await startReceiver({ RECEIVER_FILE: file, ...address })
  const times = readTimes(receiver)
  try {
    const statuses = await sendEvenly(receiver.base, rate, seconds)
    const acknowledged = [...statuses].filter(([, status]) => status === 201).map(([id]) => id)
    await receiver.stop()
    const stored = await idsIn(databaseUrl, file)
    const sorted = times.toSorted((one, other) => one - other)
    return {
      database: databaseUrl === null ? 'sqlite' : 'postgres',
      seconds,
      rate,
      confirmations: Math.round(confirmations),
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !stored.has(id)).length,
      refused: countsOf([...statuses.values()].filter((status) => status !== 201)),
      median: sorted[Math.floor(sorted.length * 0.5)] ?? Infinity,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity,
    }
  } finally {
    await receiver.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether nothing was lost or refused, and 99 of 100 answers were quick. */
export function isSwift({ lost, refused, acknowledged, p99 }: LoadFigures): boolean {
  return lost === 0 && acknowledged > 0 && Object.keys(refused).length === 0 && p99 < loadBar.p99
}

/** How many writes a second the disk of this folder confirms, one after the other. */
function confirmationsIn(folder: string): number {
  const file = join(folder, 'confirmations')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4096, 'x')
  const started = performance.now()
  let count = 0
  for (; performance.now() - started < 1000; count += 1) {
    writeSync(handle, page)
    fdatasyncSync(handle)
  }
  closeSync(handle)
  rmSync(file)
  return count / ((performance.now() - started) / 1000)
}

/** The milliseconds that the receiver's log says of each submission, as they come. */
function readTimes({ child }: ReceiverProcess): number[] {
  const times: number[] = []
  if (child.stdout === null) return times
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = lineSchema.safeParse(line.startsWith('{') ? JSON.parse(line) : null)
    if (said.success) times.push(said.data.ms)
  })
  return times
}

async function sendEvenly(base: string, rate: number, seconds: number): Promise<ReadonlyMap<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const answers: Promise<readonly [string, number]>[] = []
  const started = performance.now()
  while (answers.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - started) / 1000) * rate))
    while (answers.length < due) answers.push(send(base, `request-under-load-${answers.length}`, agent))
    await pause(5)
  }
  const statuses = new Map(await Promise.all(answers))
  agent.destroy()
  return statuses
}

function send(base: string, id: string, agent: Agent): Promise<readonly [string, number]> {
  const fields = { id, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '(609) 555-0140' }
  const body = JSON.stringify({ ...fields, page: '/locations/princeton', offer: 'Superhuman Sampler', consent: 'yes' })
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve) => {
    const asked = request(`${base}/leads`, { method: 'POST', headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve([id, answer.statusCode ?? 0]))
    })
    asked.once('error', () => resolve([id, 0]))
    asked.end(body)
  })
}

async function idsIn(databaseUrl: string | null, file: string): Promise<Set<string>> {
  const database = await openDatabase({ databaseUrl, file })
  const rows = await allOf(createStore(database).rows())
  await database.close()
  return new Set(rows.map(({ id }) => id))
}

function countsOf(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
