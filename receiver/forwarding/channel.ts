/** A stored request on its way to staff. `body` is what was sent, as JSON; `clinic` a slug, or '' where none is asked. */
export interface Forwarded {
  id: string
  kind: string
  clinic: string
  body: string
  /** ISO 8601, as is `queued`. */
  received: string
  /** Since when it waits for this channel: later than `received` where it was queued anew. */
  queued: string
}

/** What became of one attempt. Reasons are sentences for people and the log: nothing of a request stands in them. */
export type Outcome = { kind: 'accepted' } | Again | Refused

/** It is tried again. */
export interface Again {
  kind: 'again'
  reason: string
  /** The milliseconds that the far side asks to wait. */
  after?: number
  /** Whether the far side was not reached, which no request can be the cause of. */
  isAway?: boolean
}

/** It is never tried again, unless staff ask for it. */
export interface Refused {
  kind: 'refused'
  reason: string
}

/** A way on which requests reach staff. */
export interface Channel {
  name: 'mail' | 'hook'
  /** Sends a request once, within 30 seconds. It carries the same key whenever it is sent. */
  send: (request: Forwarded, signal: AbortSignal) => Promise<Outcome>
  /** Ends what it keeps open between requests. */
  close?: () => void
}
