import { submit } from './receiver-process.ts'

/** Several senders that submit requests to a receiver, each one after the other, until they are stopped. */
export interface Senders {
  /** The ids that were acknowledged so far. */
  acknowledged: () => string[]
  /** Resolves once so many are. */
  until: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** Starts four senders. */
export function startSenders(base: string): Senders {
  const ids: string[] = []
  const awaited: { count: number; reach: () => void }[] = []
  const stopped = new AbortController()
  const send = async (sender: number) => {
    for (let number = 0; !stopped.signal.aborted; number += 1) {
      const id = `request-of-sender-${sender}-${number}`
      if ((await submit(base, id)) !== 201) continue
      ids.push(id)
      for (const { count, reach } of awaited) if (ids.length >= count) reach()
    }
  }
  const sending = [1, 2, 3, 4].map(send)
  return {
    acknowledged: () => [...ids],
    until: (count) =>
      ids.length >= count ? Promise.resolve() : new Promise((reach) => awaited.push({ count, reach })),
    async stop() {
      stopped.abort()
      await Promise.all(sending)
    },
  }
}
