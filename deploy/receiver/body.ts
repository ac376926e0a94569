import type { Readable } from 'node:stream'
import { NotStored } from './not-stored.ts'

/** The body of a request as text; null where it is too large. Rejects when its sender leaves, or too many come at once. */
export type ReadBody = (request: Readable) => Promise<string | null>

/** Bytes of one body; a lead has less than two thousand. Browsers let no page send more that is to outlive it (Fetch, keepalive). */
export const bodyLimit = 64 * 1024

/** Bytes of all bodies that are on their way at one time. */
const limitTogether = 16 * 1024 * 1024

/** A reader of bodies that holds no more than 16 MiB of them in memory. */
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
