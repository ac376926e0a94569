import type { Verdict } from '../delivery-answer.ts'

/** Where a submission goes: each kind has an address of its own. */
export type SubmissionKind = 'lead' | 'inquiry'

/** A submission as it waits on this device; times in milliseconds since 1970. */
export interface KeptRecord {
  /** Which shape this is: what an earlier build of the site has kept is read as this one. */
  schema: number
  /** The submission's id, the same for every try. */
  id: string
  kind: SubmissionKind
  /** The JSON that is posted, the same for every try. */
  body: string
  storedAt: number
  /** How often it was sent without a confirmation. */
  tries: number
  /** When it may be tried again. */
  due: number
  /** Before this time not even a connection that is back hastens it: the receiver's Retry-After. */
  notBefore: number
  /** Its address did not take it for a reason that only the site's operator can put right. */
  isMisdirected: boolean
  /** The receiver turned it down: kept for the visitor, not sent again. */
  isRefused: boolean
}

/** A kept submission as the visitor is told of it: what goes at once is not. */
export interface KeptLead {
  id: string
  kind: SubmissionKind
  body: string
  storedAt: number
  /** It was made in this visit: what is shown of others' is that they are kept. */
  isOwn: boolean
  isMisdirected: boolean
  isRefused: boolean
  /** It is deleted soon. */
  isExpiring: boolean
}

/** What comes of one attempt: of the one submission that was due, if any, and what is still kept. */
export interface Attempt {
  verdict: Verdict | 'nothing'
  /** Something that the visitor had been told waits has been received, by this attempt or by another tab's. */
  hasArrived: boolean
  kept: readonly KeptLead[]
  /** Milliseconds until the next one is due; null where none waits. */
  pause: number | null
}

export interface AttemptInput {
  /** What waits for its next try is tried now, unless the receiver said when. */
  isHasty: boolean
  /** The ids of what the visitor is being told waits. */
  told: readonly string[]
}

export interface LeadDeliveryContext {
  kept: readonly KeptLead[]
  /** What the visitor was told waits has been received, nothing else is kept, and that is to be said or being said. */
  hasArrived: boolean
  /** Milliseconds until the next try; null where none waits. */
  pause: number | null
  isHasty: boolean
  /** What happened during an attempt: another one follows, a hasty one after what hastens. */
  lookAgain: 'calmly' | 'hastily' | null
}

export type LeadDeliveryEvent =
  /** Something was submitted, here or in another tab, or has become of what was. */
  | { type: 'lead.stored' }
  | { type: 'browser.online' }
  | { type: 'page.show' }
  | { type: 'kept.retry' }
  | { type: 'kept.delete' }
  | { type: 'notice.close' }
