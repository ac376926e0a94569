import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A task that handles each item independently of the others. */
export interface Job<Share> {
  /** The file that exports `doShare`: workers load it by its address. */
  module: string
  doShare: (share: Share) => Promise<void>
  /** The fewest items for which starting a worker is worth its time. */
  worthAWorker: number
}

/** Does a job: in a worker thread for each core where there are many items, otherwise in this thread. */
export async function doInShares<Share extends { items: readonly unknown[] }>(
  { module, doShare, worthAWorker }: Job<Share>,
  whole: Share,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(whole.items.length / worthAWorker))
  if (count <= 1) return doShare(whole)
  await Promise.all(sharesOf(whole.items, count).map((items) => inWorker(module, { ...whole, items })))
}

/** Distributes items in turn, so that each share has equally many of every kind. */
export function sharesOf<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, share) => items.filter((_item, index) => index % count === share))
}

function inWorker(module: string, share: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./share-worker.mjs', import.meta.url), {
      workerData: { module, share },
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A worker of ${module} ended with ${code}.`)),
    )
  })
}
