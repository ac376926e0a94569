import 'fake-indexeddb/auto'
import type { Figures } from './figures.ts'
import { outbox } from './outbox.ts'
import { naiveFetch, threeRetries } from './rivals.ts'
import { runVisitors, type Run } from './visitors.ts'
import { hardenedWorkbox, workbox } from './workbox.ts'

/** Runs each way of sending with the same visitors, faults and risk in simulated time. */
export async function runInNode(run: Run): Promise<Figures[]> {
  const all: Figures[] = []
  for (const sender of [outbox, naiveFetch, threeRetries, workbox, hardenedWorkbox])
    all.push(await runVisitors(sender, run))
  return all
}
