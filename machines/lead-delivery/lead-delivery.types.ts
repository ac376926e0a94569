import type { Verdict } from '../delivery-answer.ts'

/** Where a submission goes: each kind has an address of its own. */
export type SubmissionKind = 'lead' | 'inquiry'

/** A submission as it is kept on this device; times in milliseconds since 1970. */
export interface KeptRecord {
  /**
   * The number of this record's shape. A record kept by an earlier build is converted to the current shape when it is
   * read.
   */
  schema: number
  /** The submission's id, the same for every try. */
  id: string
  kind: SubmissionKind
  /** The JSON that is posted, the same for every try. */
  body: string
  storedAt: number
  /** How many times it was sent without being confirmed. */
  tries: number
  /** When its next try is due. */
  due: number
  /** The receiver's Retry-After: it is not sent before this time, even when the connection is back. */
  notBefore: number
  /** Whether its address did not take it for a reason that only the site's operator can put right. */
  isMisdirected: boolean
  /** Whether the receiver turned it down: it is kept for the visitor and not sent again. */
  isRefused: boolean
}

/** A kept submission as the notice shows it. A submission that is sent at once is not among these. */
export interface KeptLead {
  id: string
  kind: SubmissionKind
  body: string
  storedAt: number
  /** Whether it was made in this visit. Of other visits' submissions the notice says only that they are kept. */
  isOwn: boolean
  isMisdirected: boolean
  isRefused: boolean
  /** Whether it will be deleted within two days. */
  isExpiring: boolean
}

/** The outcome of one attempt: the verdict on the submission that was due, if any, and everything still kept. */
export interface Attempt {
  verdict: Verdict | 'nothing'
  /** Whether something that the notice showed as waiting has been received, by this attempt or by another tab's. */
  hasArrived: boolean
  kept: readonly KeptLead[]
  /** Milliseconds until the next submission is due; null where none waits. */
  pause: number | null
}

export interface AttemptInput {
  /** Whether to send submissions before they are due, unless the receiver named a time. */
  isHasty: boolean
  /** The ids of the submissions that the notice shows as waiting. */
  shownIds: readonly string[]
}

export interface LeadDeliveryContext {
  kept: readonly KeptLead[]
  /**
   * Whether everything that the notice showed as waiting has been received and nothing else is kept, so that the notice
   * says so now or after this attempt.
   */
  hasArrived: boolean
  /** Milliseconds until the next try; null where none waits. */
  pause: number | null
  isHasty: boolean
  /**
   * Whether another attempt follows because of an event during this one; a hasty attempt also sends what is not due
   * yet.
   */
  lookAgain: 'calmly' | 'hastily' | null
}

export type LeadDeliveryEvent =
  /** Something was submitted, in this tab or another, or another tab has sent or deleted something. */
  | { type: 'lead.stored' }
  | { type: 'browser.online' }
  | { type: 'page.show' }
  | { type: 'kept.retry' }
  | { type: 'kept.delete' }
  | { type: 'notice.close' }
