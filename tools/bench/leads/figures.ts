import type { StoredLead } from '../../../receiver/requests/store.ts'
import type { PageReply } from './visitors.ts'

/** One press of the submit button; `at` in milliseconds since 1970. */
export interface Submission {
  visitor: number
  at: number
}

interface Observed {
  name: string
  leads: number
  rows: readonly StoredLead[]
  submissions: readonly Submission[]
  replies: ReadonlyMap<number, PageReply>
  kept: number
  requests: number
  repeats: number
  steps: number
  kills: number
  seconds: number
}

/** The figures of one way of sending. */
export interface Figures {
  name: string
  leads: number
  /** Leads that the receiver never got, whatever their visitor was told. */
  lost: number
  /** Of these, those whose visitor was told that all was well. */
  lostSilently: number
  /** Rows beyond one per visitor. */
  duplicates: number
  /** Requests whose id the receiver already had, so that it did not store them again. */
  repeats: number
  /** Leads that are still kept on the device at the end of the run. */
  kept: number
  requests: number
  requestsPerLead: number
  steps: number
  kills: number
  /** Simulated seconds from a lead's first submission to its receipt: the median, and the 99th percentile. */
  medianDelay: number
  slowDelay: number
  /** How long the run took. */
  seconds: number
}

export function measure({ rows, submissions, replies, ...counts }: Observed): Figures {
  const received = rows.map((row) => ({ visitor: visitorOf(row.body), at: Date.parse(row.received) }))
  const visitors = new Set(received.map(({ visitor }) => visitor))
  const first = new Map(submissions.toReversed().map(({ visitor, at }) => [visitor, at]))
  const delays = received
    .map(({ visitor, at }) => (at - (first.get(visitor) ?? at)) / 1000)
    .toSorted((one, other) => one - other)
  return {
    ...counts,
    lost: counts.leads - visitors.size,
    lostSilently: [...replies].filter(([visitor, reply]) => reply !== 'failed' && !visitors.has(visitor)).length,
    duplicates: rows.length - visitors.size,
    requestsPerLead: counts.requests / counts.leads,
    medianDelay: delays[Math.floor(delays.length / 2)] ?? 0,
    slowDelay: delays[Math.floor(delays.length * 0.99)] ?? 0,
  }
}

/** What the form posts for a visitor, with the visitor's number; the same each time it is submitted. */
export function submissionOf(visitor: number) {
  return {
    id: `submission-of-visitor-${visitor}`,
    visitor: String(visitor),
    name: `Visitor ${visitor}`,
    phone: '(609) 555-0140',
    interest: 'Cryotherapy',
  }
}

/** The number of the visitor whose lead a body is. */
export function visitorOf(body: string): number {
  const { visitor }: { visitor: string } = JSON.parse(body)
  return Number(visitor)
}

/** Whether nothing was lost, stored twice or left behind. */
export function isHeld({ lost, duplicates, kept }: { lost: number; duplicates: number; kept: number }): boolean {
  return lost === 0 && duplicates === 0 && kept === 0
}
