import type { Entry } from '../log.ts'
import type { Again, Outcome } from './channel.ts'
import { backOff, type Health } from './health.ts'
import type { Persistence } from './persist.ts'
import { longestDelay, timeOf, type Claim, type Queue } from './queue.ts'

const hour = 3_600_000

export interface RecorderOptions {
  queue: Queue
  health: Health
  persistence: Persistence
  tell: (entry: Entry) => void
  random: () => number
  giveUpHours: number
}

/** Records what became of attempts, in the database, the log and what is known of the far side. */
export interface Recorder {
  /**
   * Records a result; waits for a database that is away. Resolves to whether the next request need not wait: this one
   * will not be tried again.
   */
  record: (claim: Claim, outcome: Outcome, ms: number) => Promise<boolean>
  /** Gives up what has waited too long for a channel that is down. */
  giveUpOld: () => Promise<void>
}

export function createRecorder({ queue, health, persistence, tell, random, giveUpHours }: RecorderOptions): Recorder {
  const { insist } = persistence
  const inTime = (reason: string) => `Given up after ${giveUpHours} hours. ${reason}`
  let lastReason = ''

  const accept = async (claim: Claim) => {
    await insist(async () => queue.accepted(claim, timeOf(await queue.now())))
    const since = health.succeed()
    if (since === null) return
    await insist(() => queue.release(since))
    tell({ outcome: 'up' })
  }
  const fail = async (claim: Claim, { reason, after, isAway = false }: Again) => {
    lastReason = reason
    const setback = await insist(async () => {
      const at = await queue.now()
      const isOver = Date.parse(claim.created) <= at - giveUpHours * hour
      const wait = Math.max(backOff(claim.tries + 1, isAway, random), Math.min(after ?? 0, longestDelay))
      const state = isOver ? ('failed' as const) : ('waiting' as const)
      const made = { state, at: timeOf(at), due: timeOf(at + wait), reason: isOver ? inTime(reason) : reason }
      await queue.setBack(claim, made)
      return made
    })
    if (after !== undefined) health.putOff(Math.min(after, longestDelay))
    if (health.fail(claim.id, setback.at)) tell({ outcome: 'down', reason })
    return setback
  }
  const refuse = (claim: Claim, reason: string) =>
    insist(async () => {
      const at = timeOf(await queue.now())
      await queue.setBack(claim, { state: 'failed', at, due: at, reason })
    })

  return {
    async record(claim, outcome, ms) {
      const tries = claim.tries + 1
      if (outcome.kind === 'accepted') await accept(claim)
      if (outcome.kind === 'refused') await refuse(claim, outcome.reason)
      const setback = outcome.kind === 'again' ? await fail(claim, outcome) : null
      const became = setback?.state === 'failed' ? 'given up' : outcome.kind
      tell({ outcome: became, tries, ms, ...(outcome.kind === 'accepted' ? {} : { reason: outcome.reason }) })
      return outcome.kind !== 'again'
    },
    async giveUpOld() {
      const before = timeOf((await queue.now()) - giveUpHours * hour)
      const count = await queue.giveUp(before, inTime(lastReason))
      if (count > 0) tell({ outcome: 'given up', count, reason: lastReason })
    },
  }
}
