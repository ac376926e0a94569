import type { Log } from '../log.ts'
import { attempt } from './attempt.ts'
import type { Channel } from './channel.ts'
import { createHealth } from './health.ts'
import { untilDone, type Later } from './later.ts'
import { createPersistence } from './persist.ts'
import type { Claim, Queue } from './queue.ts'
import { createProbes } from './probes.ts'
import { createRecorder } from './record.ts'

/** The most requests that are under way on a channel. */
const most = 8
/** More are claimed once so few are under way, or after so many milliseconds: one claim takes several. */
const few = 4
const shortRest = 200
/** The milliseconds after which a worker looks again in any case: other receivers share the queue. */
const longestRest = 15_000
const restsBetweenTidying = 200

export interface WorkerOptions {
  queue: Queue
  channel: Channel
  log: Log
  later: Later
  random: () => number
  giveUpHours: number
  /** The milliseconds that stopping waits for what is under way. */
  grace: number
}

/** Forwards what waits for one channel. */
export interface Worker {
  start: () => void
  wake: () => void
  stop: () => Promise<void>
}

/** Claims what is due, sends up to eight at a time, and records each result at once (docs/receiver.md). */
export function createWorker({ queue, channel, log, later, random, giveUpHours, grace }: WorkerOptions): Worker {
  const tell = (entry: Readonly<Record<string, string | number>>) => log({ channel: channel.name, ...entry })
  const health = createHealth(random)
  const persistence = createPersistence(later, random, (reason) =>
    tell(reason === null ? { outcome: 'database back' } : { outcome: 'database away', reason }),
  )
  const recorder = createRecorder({ queue, health, persistence, tell, random, giveUpHours })
  const stopping = new AbortController()
  const underWay = new Map<string, { claim: Claim; done: Promise<void> }>()
  let hasBegun = false
  let isStopped = false
  let looking: Promise<void> | null = null
  let isAsked = false
  let cancelRest: (() => void) | null = null
  let isOverdue = false
  let rests = 0

  const wake = () => {
    isAsked = true
    if (hasBegun && !isStopped) looking ??= lookInTurn()
  }
  const probes = createProbes(health, later, wake)
  const lookInTurn = async () => {
    isAsked = false
    await persistence.insist(look).catch(() => undefined)
    looking = null
    if (isAsked) wake()
  }
  const look = async () => {
    cancelRest?.()
    cancelRest = null
    if (health.isDown()) return lookWhileDown()
    if (isStopped || underWay.size >= most) return
    if (underWay.size > few && !isOverdue) {
      cancelRest = later(shortRest, () => {
        isOverdue = true
        wake()
      })
      return
    }
    isOverdue = false
    const room = most - underWay.size
    const claims = await queue.claim(room, 'due')
    claims.forEach(begin)
    if (claims.length < room) await rest()
  }
  const lookWhileDown = async () => {
    if (isStopped || underWay.size > 0) return
    const choice = probes.next()
    if (choice === null) return
    await recorder.giveUpOld()
    const claims = await queue.claim(1, choice)
    probes.made()
    claims.forEach(begin)
    if (claims.length === 0) await rest()
  }
  const rest = async () => {
    if (rests % restsBetweenTidying === 0) await queue.tidy()
    rests += 1
    const due = (await queue.untilDue()) ?? longestRest
    if (!isStopped) cancelRest = later(Math.min(longestRest, Math.max(due, 100)), wake)
  }
  /** A claim that ended while its result could not be recorded is this one's again, and is not sent once more. */
  const begin = (claim: Claim) => {
    const key = `${claim.id} ${claim.created}`
    const held = underWay.get(key)
    if (held) {
      held.claim.until = claim.until
      held.done = held.done.then(() => persistence.insist(() => queue.giveBack(claim))).then(wake, () => undefined)
      return
    }
    const done = run(claim)
      .catch(() => undefined)
      .then(() => {
        underWay.delete(key)
        wake()
      })
    underWay.set(key, { claim, done })
  }
  const allDone = () => Promise.all([...[...underWay.values()].map(({ done }) => done), looking])
  const run = async (claim: Claim) => {
    const request = isStopped ? null : await persistence.insist(() => queue.load(claim))
    if (request === null) return persistence.insist(() => queue.giveBack(claim))
    const began = performance.now()
    const outcome = await attempt(channel, request, { later, stop: stopping.signal })
    if (stopping.signal.aborted && outcome.kind === 'again') return persistence.insist(() => queue.giveBack(claim))
    const isSettled = await recorder.record(claim, outcome, Math.round(performance.now() - began))
    // What was refused says nothing about the far side: the next probe need not wait.
    if (isSettled && health.isDown()) probes.hurry()
  }

  return {
    start() {
      hasBegun = true
      looking = persistence
        .insist(() => queue.release(''))
        .catch(() => undefined)
        .then(() => {
          looking = null
          isAsked = true
          wake()
        })
    },
    wake,
    async stop() {
      isStopped = true
      cancelRest?.()
      probes.end()
      await untilDone(allDone(), grace, later)
      stopping.abort()
      persistence.end()
      await untilDone(allDone(), grace, later)
    },
  }
}
