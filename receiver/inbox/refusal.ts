/** Why something is not answered; `refusals` of words.ts has what staff read. */
export type Reason = 'unknown' | 'foreign' | 'stale' | 'owners' | 'signedOut' | 'cookies' | 'busy' | 'often'

/** Thrown where a request is refused: the error page of its status is shown. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly reason: Reason
  constructor(statusCode: number, reason: Reason) {
    super(reason)
    this.statusCode = statusCode
    this.reason = reason
  }
}
