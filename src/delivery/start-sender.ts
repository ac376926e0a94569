import { createActor, fromPromise } from 'xstate'
import type { DeliveryAnswer, Verdict } from '../../machines/delivery-answer.ts'
import {
  leadDeliveryMachine,
  recordSchema,
  type KeptRecord,
  type LeadDeliveryActor,
  type SubmissionKind,
} from '../../machines/lead-delivery/index.ts'
import type { Outbox } from './outbox.ts'
import type { Sender } from './sender.ts'
import { attempt, type AttemptWorld } from './attempt.ts'
import { isTabMessage, type SubmissionUpdate, type TabMessage } from './tab-message.ts'

/** What the sender needs from outside; `browser-sender.ts` has the browser's. */
export interface SenderWorld extends Omit<AttemptWorld, 'report' | 'isReceived' | 'openedAt'> {
  /** Remembers that a submission was made in this visit. */
  markOwn: (id: string) => void
  /** Deletes what this tab keeps of the visit: the visitor has deleted all in another tab. */
  forgetVisit: () => void
  /** Sends a message to the other tabs. */
  broadcast: (message: TabMessage) => void
  /** Listens to the channel of the other tabs, on which anything may come. */
  onBroadcast: (listen: (message: unknown) => void) => void
}

type Outcome = 'received' | 'refused'

/** Storage that has not answered by then counts as unavailable. */
const storingPatience = 3000
/**
 * Milliseconds for storing and sending, after which the visitor is told that the submission, which is still stored, is
 * saved. A form gives up after ten seconds, of which three may pass until the sender is loaded.
 */
const answerPatience = 6500
/** Another tab's message can arrive later than the change that it made to storage. */
const messageDelay = 1000

/** Starts the machine that sends what is kept; it looks for submissions at once. */
export function startSender(world: SenderWorld): Sender {
  const outcomes = createOutcomes()
  const report = (id: string, verdict: Verdict) => {
    outcomes.record({ id, verdict })
    world.broadcast({ id, verdict })
  }
  const page = { report, isReceived: outcomes.isReceived, openedAt: world.now() }
  const erase = (deleted: 'shown' | 'all', run: () => Promise<void>) =>
    world.withLock(() => run().finally(() => world.broadcast({ deleted })))
  const actor = createActor(
    leadDeliveryMachine.provide({
      actors: {
        attempt: fromPromise(({ input }) => attempt({ ...world, ...page }, input)),
        deleteKept: fromPromise(({ input }) => erase('shown', () => removeAll(world.outbox, input.ids))),
      },
    }),
  ).start()
  world.onBroadcast((message) => {
    if (!isTabMessage(message)) return
    if (!('deleted' in message)) outcomes.record(message)
    else if (message.deleted === 'all') world.forgetVisit()
    actor.send({ type: 'lead.stored' })
  })
  return {
    actor,
    async deliver(kind, id, body) {
      const givenAt = world.now()
      outcomes.forget(id)
      world.markOwn(id)
      const stored = isStored(world.outbox, freshRecord(kind, id, body, givenAt))
      if (!(await Promise.race([stored, silence()]))) {
        void stored.then((isLate) => isLate && actor.send({ type: 'lead.stored' }))
        return null
      }
      const answer = answerTo(
        id,
        Math.min(answerPatience, givenAt + answerPatience - world.now()),
        actor,
        world.outbox,
        outcomes,
      )
      world.broadcast({ id, verdict: 'stored' })
      actor.send({ type: 'lead.stored' })
      return answer
    },
    isReceived: outcomes.isReceived,
    deleteAll: () =>
      erase('all', async () => {
        await world.outbox.clear()
        actor.send({ type: 'lead.stored' })
      }),
  }
}

/** Resolves when the machine comes to rest, when the submission's outcome is known, or after `patience`. */
function answerTo(
  id: string,
  patience: number,
  actor: LeadDeliveryActor,
  outbox: Outbox,
  outcomes: ReturnType<typeof createOutcomes>,
): Promise<DeliveryAnswer> {
  return new Promise((resolve, reject) => {
    const look = async (ifGone: () => void) => {
      const record = (await outbox.all()).find((kept) => kept.id === id)
      if (record) settle(record.isRefused ? 'refused' : 'saved')
      else ifGone()
    }
    const giveUp = () => settle(null)
    const subscription = actor.subscribe(({ value }) => {
      if (value !== 'sending' && value !== 'deleting') look(() => void setTimeout(giveUp, messageDelay)).catch(giveUp)
    })
    const stayPending = () => undefined
    const timer = setTimeout(() => void look(stayPending).catch(stayPending), patience)
    const settle = (answer: DeliveryAnswer | null) => {
      clearTimeout(timer)
      stopListening()
      subscription.unsubscribe()
      if (answer) resolve(answer)
      else reject(new Error('What was to be sent is no longer kept on this device.'))
    }
    const stopListening = outcomes.listen(id, (outcome) => settle(outcome))
  })
}

/** Remembers each submission's outcome, and passes it to a listener that was added before or after it was known. */
function createOutcomes() {
  const known = new Map<string, Outcome>()
  const listeners = new Map<string, (outcome: Outcome) => void>()
  return {
    record: ({ id, verdict }: SubmissionUpdate) => {
      if (verdict !== 'received' && verdict !== 'refused') return
      known.set(id, verdict)
      listeners.get(id)?.(verdict)
    },
    isReceived: (id: string) => known.get(id) === 'received',
    forget: (id: string) => void known.delete(id),
    listen: (id: string, listen: (outcome: Outcome) => void) => {
      listeners.set(id, listen)
      const outcome = known.get(id)
      if (outcome) queueMicrotask(() => listen(outcome))
      return () => {
        if (listeners.get(id) === listen) listeners.delete(id)
      }
    },
  }
}

function freshRecord(kind: SubmissionKind, id: string, body: string, now: number): KeptRecord {
  const state = { tries: 0, due: now, notBefore: 0, isMisdirected: false, isRefused: false }
  return { schema: recordSchema, id, kind, body, storedAt: now, ...state }
}

function isStored(outbox: Outbox, record: KeptRecord): Promise<boolean> {
  return outbox.put(record).then(
    () => true,
    () => false,
  )
}

function silence(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), storingPatience)
  })
}

async function removeAll(outbox: Outbox, ids: readonly string[]): Promise<void> {
  for (const id of ids) await outbox.remove(id)
}
