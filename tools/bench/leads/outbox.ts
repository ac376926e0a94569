import { IDBFactory } from 'fake-indexeddb'
import type { DeliveryAnswer } from '../../../machines/delivery-answer.ts'
import { openOutbox, type Outbox } from '../../../src/delivery/outbox.ts'
import { startSender } from '../../../src/delivery/start-sender.ts'
import type { Life } from './life.ts'
import type { Sender, PageReply } from './visitors.ts'

/**
 * The site's own machine, sender and outbox, over an IndexedDB in memory. There is only one page, so locks are not
 * needed.
 */
export const outbox: Sender = {
  name: 'the outbox',
  async begin({ clock, random, post }) {
    Object.assign(globalThis, { indexedDB: new IDBFactory(), localStorage: new MemoryStorage() })
    return {
      left: async () => (await openOutbox().all()).length,
      open(life) {
        const sender = startSender({
          outbox: killable(openOutbox(), life),
          post: (record) =>
            life.step(async () => {
              const outcome = await post(record)
              return outcome && { ...outcome, isReceipt: outcome.status === 200 || outcome.status === 201 }
            }),
          now: clock.now,
          random,
          withLock: (run) => run(),
          markOwn: () => undefined,
          isOwn: () => true,
          daysKept: 14,
          forgetVisit: () => undefined,
          broadcast: () => undefined,
          onBroadcast: () => undefined,
        })
        life.atEnd(() => sender.actor.stop())
        sender.actor.send({ type: 'page.show' })
        return { submit: async ({ id, body }) => replyFor(await sender.deliver('lead', id, body)) }
      },
    }
  },
}

function replyFor(answer: DeliveryAnswer | null): PageReply {
  return answer === null || answer === 'refused' ? 'failed' : answer
}

/** A localStorage in memory, with its entries as its own properties. */
class MemoryStorage {
  getItem(key: string): unknown {
    return Reflect.get(this, key) ?? null
  }

  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** An outbox whose page may be killed before and after each access. */
function killable({ put, all, remove, clear }: Outbox, life: Life): Outbox {
  return {
    put: (record) => life.step(() => put(record)),
    all: () => life.step(all),
    remove: (id) => life.step(() => remove(id)),
    clear: () => life.step(clear),
  }
}
