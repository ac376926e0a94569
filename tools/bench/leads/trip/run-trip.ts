import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { numberOf, type Database } from '../../../../receiver/database/database.ts'
import { openDatabase } from '../../../../receiver/database/open.ts'
import { startReceiver, submit, type ReceiverProcess } from '../../receiver/receiver-process.ts'
import { seeded } from '../faults.ts'
import { startFarHook, startFarMail, type FarSide } from './far-side.ts'

export interface Trip {
  requests: number
  seed: number
  /** The address of an empty PostgreSQL database; null for a file. */
  databaseUrl: string | null
}

/** What became of requests on their way from the site's visitors to where staff work. */
export interface TripFigures {
  database: 'sqlite' | 'postgres'
  requests: number
  /** Kills of receivers, and of the mail server and the hook. */
  kills: number
  farKills: number
  /** Acknowledged requests that the database lacks. */
  lost: number
  /** Rows beyond one for each request. */
  storedTwice: number
  /** Requests that the mail server or the hook never accepted. */
  notForwarded: number
  /** Ids that came to the far side and that no visitor sent. */
  strange: number
  /** Acceptances for each request and channel, on average. */
  acceptances: number
  /** The same, had there been no kills of receivers: each acceptance that its sender could not know of forces another. */
  forced: number
  /** Seconds from the end of all kills and faults until 99 of 100 and all were forwarded. */
  secondsTo99: number
  secondsToAll: number
  seconds: number
}

/** At most this many acceptances above the forced ones, on average; seconds until 99 of 100 are forwarded. */
export const tripBar = { excess: 0.02, secondsTo99: 60 } as const

const visitors = 8
/** The milliseconds between two requests of a visitor. */
const pace = 60
/** The share that has to be forwarded while everything still fails. */
const shareUnderFaults = 0.95
const mostSeconds = 300

/**
 * Visitors send requests to two receivers on one database, each until it is acknowledged, while the receivers, the mail
 * server and the hook are killed at random and the far side fails as the mix says. Then everything is left in peace
 * until all is forwarded.
 */
export async function runTrip({ requests, seed, databaseUrl }: Trip): Promise<TripFigures> {
  const started = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'trip-'))
  const file = join(folder, 'leads.db')
  const random = seeded(seed)
  const [mail, hook] = [await startFarMail(seeded(seed + 1)), await startFarHook(seeded(seed + 2))]
  const environment = {
    ...environmentOf(mail, hook),
    RECEIVER_FILE: file,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
  const receivers = [await startReceiver(environment), await startReceiver(environment)]
  const world = { receivers, environment, mail, hook, random, kills: 0, farKills: 0, isOver: false }
  const database = await openDatabase({ databaseUrl, file })
  try {
    const killing = killMeanwhile(world)
    await sendAll(world, requests)
    await untilSent(database, requests * 2 * shareUnderFaults)
    world.isOver = true
    await killing
    for (const far of [mail, hook]) far.heal()
    const waited = await untilForwarded(database, requests)
    return {
      database: database.kind,
      requests,
      kills: world.kills,
      farKills: world.farKills,
      ...(await countStored(database, requests)),
      ...countForwarded([mail, hook], requests),
      ...waited,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await database.close()
    await Promise.all(world.receivers.map((receiver) => receiver.kill()))
    await Promise.all([mail.kill(), hook.kill()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether nothing was lost or stored twice, all was forwarded, little of it too often, and soon. */
export function isArrived(figures: TripFigures): boolean {
  const { lost, storedTwice, notForwarded, strange, acceptances, forced, secondsTo99 } = figures
  return (
    [lost, storedTwice, notForwarded, strange].every((count) => count === 0) &&
    acceptances - forced <= tripBar.excess &&
    secondsTo99 <= tripBar.secondsTo99
  )
}

interface World {
  receivers: ReceiverProcess[]
  environment: Readonly<Record<string, string>>
  mail: FarSide
  hook: FarSide
  random: () => number
  kills: number
  farKills: number
  isOver: boolean
}

function environmentOf(mail: FarSide, hook: FarSide): Record<string, string> {
  return {
    RECEIVER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    RECEIVER_MAIL_FROM: 'site@example.com',
    RECEIVER_MAIL_TO: 'office@example.com',
    RECEIVER_HOOK_URL: `http://127.0.0.1:${hook.port}/hook`,
    RECEIVER_HOOK_SECRET: 'a-secret-of-a-measurement-only',
  }
}

const idOf = (number: number) => `request-of-the-trip-${String(number).padStart(6, '0')}`

async function sendAll(world: World, requests: number): Promise<void> {
  let next = 0
  const visit = async () => {
    for (let number = next++; number < requests; number = next++) {
      await pause(pace)
      for (let tries = number; ; tries += 1) {
        const status = await submit(world.receivers[tries % world.receivers.length]?.base ?? '', idOf(number))
        if (status === 201 || status === 200) break
        await pause(20)
      }
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
}

/** Ends one of the four at a random moment, and starts it again a moment later. */
async function killMeanwhile(world: World): Promise<void> {
  const { random, receivers, environment } = world
  while (!world.isOver) {
    await pause(300 + random() * 1500)
    const chosen = Math.floor(random() * 4)
    const far = [world.mail, world.hook][chosen - 2]
    if (far === undefined) {
      await receivers[chosen]?.kill()
      await pause(random() * 1000)
      receivers[chosen] = await startReceiver(environment)
      world.kills += 1
    } else {
      await far.kill()
      await pause(random() * 2000)
      await far.start()
      world.farKills += 1
    }
  }
}

async function sentIn(database: Database): Promise<number> {
  const [row] = await database.run(`SELECT count(*) AS count FROM forwards WHERE state = 'sent'`)
  return numberOf(row, 'count')
}

async function untilSent(database: Database, count: number): Promise<void> {
  const started = performance.now()
  while ((await sentIn(database)) < count && performance.now() - started < mostSeconds * 1000) await pause(200)
}

async function untilForwarded(database: Database, requests: number) {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  let secondsTo99 = Infinity
  while (passed() < mostSeconds) {
    const sent = await sentIn(database)
    if (sent >= requests * 2 * 0.99) secondsTo99 = Math.min(secondsTo99, passed())
    if (sent === requests * 2) return { secondsTo99, secondsToAll: passed() }
    await pause(100)
  }
  return { secondsTo99, secondsToAll: Infinity }
}

async function countStored(database: Database, requests: number) {
  const [row] = await database.run('SELECT count(*) AS count, count(DISTINCT id) AS ids FROM leads')
  const [count, ids] = [numberOf(row, 'count'), numberOf(row, 'ids')]
  return { lost: requests - ids, storedTwice: count - ids }
}

function countForwarded(sides: readonly FarSide[], requests: number) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const expected = Array.from({ length: requests }, (_, number) => idOf(number))
  const known = new Set(expected)
  const total = sum(sides.flatMap(({ accepted }) => [...accepted.values()]))
  return {
    notForwarded: sum(sides.map(({ accepted }) => expected.filter((id) => !accepted.has(id)).length)),
    strange: sum(sides.map(({ accepted }) => [...accepted.keys()].filter((id) => !known.has(id)).length)),
    acceptances: total / (requests * sides.length),
    forced: 1 + sum(sides.map(({ forced }) => forced())) / (requests * sides.length),
  }
}
