import type { Attempt, KeptRecord } from '../../machines/lead-delivery/index.ts'
import type { Outbox } from '../../src/delivery/outbox.ts'
import { listenToBrowser } from '../../src/delivery/browser-events.ts'
import { startSender } from '../../src/delivery/start-sender.ts'
import type { Answer } from '../drivers/screen.ts'
import { arrangementOf, type Arrangement } from './arrangement.ts'

/**
 * The site's sender on an outbox in memory. Its attempts and deletions wait until the test has prepared their outcome.
 */
export function heldSender() {
  const kept = new Map<string, KeptRecord>()
  const waiting: (() => void)[] = []
  const listeners: ((message: unknown) => void)[] = []
  let answer: Pick<Arrangement, 'status' | 'retryAfter' | 'own'> = { status: 503, retryAfter: null, own: [] }
  let isBroken = false
  const unlessBroken = <Result>(run: () => Result) => {
    if (isBroken) throw new Error('storage')
    return run()
  }
  const outbox: Outbox = {
    put: async (record) => void unlessBroken(() => kept.set(record.id, record)),
    all: async () => unlessBroken(() => [...kept.values()]),
    remove: async (id) => void unlessBroken(() => kept.delete(id)),
    clear: async () => unlessBroken(() => kept.clear()),
  }
  const sender = startSender({
    outbox,
    post: async () => ({ ...answer, isReceipt: answer.status === 200 }),
    markOwn: () => undefined,
    isOwn: (id) => answer.own.includes(id),
    daysKept: 14,
    now: () => Date.now(),
    random: () => 0.5,
    withLock: async (run) => {
      await new Promise<void>((begin) => waiting.push(begin))
      return run()
    },
    forgetVisit: () => undefined,
    broadcast: () => undefined,
    onBroadcast: (listen) => void listeners.push(listen),
  })
  listenToBrowser(sender)
  const begin = (broken: boolean) => {
    const next = waiting.shift()
    if (!next) throw new Error('nothing waits for the outbox')
    isBroken = broken
    next()
  }
  const arrange = (output: Attempt) => {
    const { records, ...given } = arrangementOf(output, Date.now())
    answer = given
    kept.clear()
    for (const record of records) kept.set(record.id, record)
  }
  return {
    sender,
    /**
     * Lets the waiting actor of this name continue with this answer. Returns whether it is one that waits for the
     * outbox.
     */
    settle: (name: string, given: Answer): boolean => {
      if (name !== 'attempt' && name !== 'deleteKept') return false
      if (typeof given !== 'string') arrange(given)
      begin(given === 'fails')
      return true
    },
    postFromTab: (channel: string, message: unknown) => {
      if (channel === 'outbox') listeners.forEach((listen) => listen(message))
    },
  }
}
