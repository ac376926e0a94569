import 'fake-indexeddb/auto'
import type { Figures } from './figures.ts'
import { outbox } from './outbox.ts'
import { naiveFetch, threeRetries } from './rivals.ts'
import { runVisitors, type Run } from './visitors.ts'
import { hardenedWorkbox, workbox } from './workbox.ts'

/** The same visitors, faults and risk for each way of sending, in simulated time; a sender that stands on `fetch` leaves it as it was. */
export async function runInNode(run: Run): Promise<Figures[]> {
  const { fetch } = globalThis
  const all: Figures[] = []
  for (const sender of [outbox, naiveFetch, threeRetries, workbox, hardenedWorkbox])
    all.push(await runVisitors(sender, run))
  Object.assign(globalThis, { fetch })
  return all
}
