import { recordSchema, type Attempt, type KeptRecord } from '../../machines/lead-delivery/index.ts'

/** The records and the answer that lead an attempt to a given outcome. */
export interface Arrangement {
  records: readonly KeptRecord[]
  status: number
  /** Seconds. */
  retryAfter: string | null
  /** The ids of submissions made in this visit. */
  own: readonly string[]
}

let arranged = 0
const day = 24 * 60 * 60 * 1000
const statusOf = { received: 200, postponed: 503, misdirected: 404, refused: 422, nothing: 200 }

/** The records to keep and the answer to give so that an attempt at the time `now` has this outcome. */
export function arrangementOf({ verdict, hasArrived, kept, pause }: Attempt, now: number): Arrangement {
  const storedAt = kept.some(({ isExpiring }) => isExpiring) ? now - 13 * day : now
  const body = JSON.stringify({ firstName: 'Jordan', lastName: 'Reyes', phone: '(609) 555-0100' })
  const id = `arranged ${(arranged += 1)}`
  const record = { id, kind: 'lead', body, storedAt, tries: hasArrived ? 1 : 0, due: now - 2 } as const
  const next = { ...record, schema: recordSchema, notBefore: 0, isMisdirected: false, isRefused: false }
  const sent = verdict === 'nothing' ? [] : [next]
  const another = pause === 0 ? [{ ...next, id: `${id}, another`, due: now - 1 }] : []
  return {
    records: [...sent, ...another],
    status: statusOf[verdict],
    own: kept.some(({ isOwn }) => isOwn) ? [id] : [],
    retryAfter: verdict === 'postponed' && pause !== null ? String(pause / 1000) : null,
  }
}
