import type { Page } from '@playwright/test'
import type { Attempt } from '../../machines/lead-delivery/index.ts'
import type { Answer } from './screen.ts'
import { answerSubmission } from '../support/answer-submission.ts'
import { arrangementOf, type Arrangement } from '../support/arrangement.ts'

type Failure = 'read' | 'delete' | null

/** What one attempt or deletion finds, and where it fails. */
export interface Order {
  records: Arrangement['records'] | null
  failing: Failure
}

/**
 * Holds the lock on the outbox, so that each attempt and deletion waits for the test, and answers what is posted to an
 * address.
 */
export async function holdOutbox(page: Page, address: string) {
  let answer: Pick<Arrangement, 'status' | 'retryAfter'> = { status: 503, retryAfter: null }
  await page.route(address, (route) =>
    answerSubmission(route, answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}),
  )
  await page.addInitScript(holdLock)
  const attempt = async (output: Attempt | null) => {
    const now = await page.evaluate(() => Date.now())
    const arrangement = output && arrangementOf(output, now)
    if (arrangement) {
      answer = arrangement
      await page.evaluate((own) => sessionStorage.setItem('draft submissions', JSON.stringify(own)), arrangement.own)
    }
    await page.evaluate(letOne, order(arrangement?.records ?? null, arrangement ? null : 'read'))
  }
  return {
    /**
     * Lets the waiting actor of this name continue with this answer. Returns whether it is one that waits for the
     * outbox.
     */
    settle: async (name: string, given: Answer): Promise<boolean> => {
      if (name === 'attempt') await attempt(typeof given === 'string' ? null : given)
      else if (name === 'deleteKept') await page.evaluate(letOne, order(null, given === 'fails' ? 'delete' : null))
      else return false
      return true
    },
  }
}

function order(records: Order['records'], failing: Failure): Order {
  return { records, failing }
}

/** Deletes all that is kept on the device, as a visitor may in the browser's settings. */
export function wipeOutbox(page: Page): Promise<void> {
  return page.evaluate(wipe)
}

/** Empties the outbox. Runs in the page. */
export function wipe(): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('records', 'readwrite')
      transaction.objectStore('records').clear()
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

/** Takes the lock before the site can. Runs in each page. */
export function holdLock(): void {
  if (window.top !== window || !('locks' in navigator)) return
  const hold = () => new Promise<void>((release) => Object.assign(window, { releaseOutbox: release }))
  void navigator.locks.request('outbox', hold)
}

/**
 * Fills the outbox, gives the lock to one attempt or deletion, and takes it back. Resolves once that one has ended.
 * Runs in the page.
 */
export async function letOne({ records, failing }: Order): Promise<void> {
  const fill = (wanted: readonly { id: string }[]) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('outbox', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'))
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('records', 'readwrite')
        const store = transaction.objectStore('records')
        store.clear()
        for (const record of wanted) store.put(record, record.id)
        transaction.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  const broken = (): never => {
    throw new DOMException('broken', 'UnknownError')
  }
  const store = IDBObjectStore.prototype
  const whole = { getAll: Reflect.get(store, 'getAll'), delete: Reflect.get(store, 'delete') }
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}

  if (records) await fill(records)
  if (failing === 'read') {
    IDBObjectStore.prototype.getAll = broken
    Object.defineProperty(window, 'localStorage', { configurable: true, get: broken })
  }
  if (failing === 'delete') IDBObjectStore.prototype.delete = broken
  const release: unknown = Reflect.get(window, 'releaseOutbox')
  const taken = new Promise<void>((resolve) => {
    void navigator.locks.request('outbox', () => {
      resolve()
      return new Promise<void>((again) => Object.assign(window, { releaseOutbox: again }))
    })
  })
  if (typeof release === 'function') release()
  await taken
  Object.assign(IDBObjectStore.prototype, whole)
  Object.defineProperty(window, 'localStorage', storage)
}
