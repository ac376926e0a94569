import type { Readable } from 'node:stream'
import { NotStored } from './not-stored.ts'

/**
 * Reads the body of a request as text; null where it is too large. Rejects where the client disconnects, or where too
 * many bodies come at once.
 */
export type ReadBody = (request: Readable) => Promise<string | null>

/**
 * The most bytes of one body; a lead has less than two thousand. Browsers allow no more for a request that may outlive
 * its page (Fetch, keepalive).
 */
export const bodyLimit = 64 * 1024

/** The most bytes of all bodies being read at one time. */
const limitTogether = 16 * 1024 * 1024

/** Creates a reader of bodies that holds at most 16 MiB of them in memory. */
export function createBodyReader(together = limitTogether): ReadBody {
  let held = 0
  return async (request) => {
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const bytes: Uint8Array = chunk
        size += bytes.length
        held += bytes.length
        if (size > bodyLimit) return null
        if (held > together) throw new NotStored('too many requests at once')
        chunks.push(bytes)
      }
      return Buffer.concat(chunks).toString('utf8')
    } finally {
      held -= size
    }
  }
}
