import { IDBFactory } from 'fake-indexeddb'
import type { Queue, QueueOptions } from 'workbox-background-sync/Queue.js'
import type { Life } from './life.ts'
import type { Lead, Page, Sender, Surroundings } from './visitors.ts'

type SyncListener = (event: { tag: string; lastChance: boolean; waitUntil: (work: Promise<unknown>) => void }) => void

/**
 * As in the first example of Workbox's documentation: a request is queued where there is no answer; any answer counts
 * as received, even a 500.
 */
export const workbox = workboxSender('workbox-background-sync', (response) => response !== null, {})

/**
 * As in the documentation's later examples: a request with any answer but 2xx is queued, and a custom replay function
 * puts it back.
 */
export const hardenedWorkbox = workboxSender('the same, hardened', (response) => response?.ok ?? false, {
  async onSync({ queue }) {
    for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
      const response = await fetch(entry.request.clone()).catch(() => null)
      if (response?.ok) continue
      await queue.unshiftRequest(entry)
      throw new Error('Not delivered.')
    }
  },
})

const tag = 'workbox-background-sync:leads'

/**
 * The library itself over an IndexedDB in memory. Its service worker is killed like any page; the browser's sync
 * manager lives on.
 */
function workboxSender(name: string, isTaken: (response: Response | null) => boolean, options: QueueOptions): Sender {
  return {
    name,
    async begin({ clock, post }) {
      let current: { life: Life; hear: SyncListener; queue?: Queue } | undefined
      const manager = syncManager(clock, () => current?.hear)
      const self = {
        registration: { sync: { register: async () => manager.register() } },
        addEventListener: (_: string, hear: SyncListener) => current && Object.assign(current, { hear }),
        __WB_DISABLE_DEV_LOGS: true,
      }
      const request = async (sent: Request) => responseTo(await post(await leadOf(sent)))
      const fetchOf = (sent: Request) => current?.life.step(() => request(sent)) ?? request(sent)
      Object.assign(globalThis, { self, __WB_DISABLE_DEV_LOGS: true, indexedDB: new IDBFactory(), fetch: fetchOf })
      const library = await import('workbox-background-sync/Queue.js')
      return {
        open(life) {
          current = { life, hear: () => undefined }
          library.Queue._queueNames.clear()
          const queue = killable(new library.Queue('leads', options), life)
          current.queue = queue
          life.atEnd(() => manager.interrupt())
          return pageOver(queue, isTaken)
        },
        async left() {
          const size = (await current?.queue?.size()) ?? 0
          if (size > 0) manager.register()
          return size
        },
      }
    },
  }
}

function pageOver(queue: Queue, isTaken: (response: Response | null) => boolean): Page {
  return {
    async submit({ body }) {
      const request = new Request('https://receiver.test/leads', { method: 'POST', body })
      const response = await fetch(request.clone()).catch(() => null)
      if (response?.ok) return 'received'
      if (isTaken(response)) return 'failed'
      await queue.pushRequest({ request })
      return 'saved'
    },
  }
}

/**
 * Chromium's sync manager: a failed sync is tried again after 5 and after 15 minutes, and then not until one is
 * registered again.
 */
function syncManager(clock: Surroundings['clock'], listener: () => SyncListener | undefined) {
  const idle = { phase: 'idle', tries: 0 }
  let sync: { phase: string; tries: number } = idle
  const plan = (delay: number, tries: number) => {
    const planned = { phase: 'planned', tries }
    sync = planned
    clock.setTimeout(() => fire(planned), delay)
  }
  const fail = ({ tries }: typeof sync) => {
    if (tries < 3) plan(5 * 60_000 * 3 ** (tries - 1), tries)
    else sync = idle
  }
  const fire = ({ tries }: typeof sync) => {
    const running = { phase: 'running', tries: tries + 1 }
    sync = running
    const ifStill = (run: () => void) => () => sync === running && run()
    const succeed = () => {
      sync = idle
    }
    const waitUntil = (work: Promise<unknown>) =>
      void work.then(
        ifStill(succeed),
        ifStill(() => fail(running)),
      )
    listener()?.({ tag, lastChance: running.tries === 3, waitUntil })
  }
  return {
    register() {
      if (sync === idle) plan(0, 0)
    },
    /** Counts a running sync as failed, because its worker was killed. */
    interrupt() {
      if (sync.phase === 'running') fail(sync)
    },
  }
}

/** A queue whose worker may be killed before and after each access to its storage. */
function killable(queue: Queue, life: Life): Queue {
  const store: object = Reflect.get(queue, '_queueStore')
  for (const name of ['pushEntry', 'unshiftEntry', 'shiftEntry']) {
    const work: (...all: unknown[]) => Promise<unknown> = Reflect.get(store, name)
    Reflect.set(store, name, (...all: unknown[]) => life.step(() => work.apply(store, all)))
  }
  return queue
}

async function leadOf(request: Request): Promise<Lead> {
  const body = await request.text()
  const { id }: Lead = JSON.parse(body)
  return { id, body }
}

function responseTo(outcome: Awaited<ReturnType<Surroundings['post']>>): Response {
  if (outcome === null) throw new TypeError('Failed to fetch')
  return new Response(null, { status: outcome.status })
}
