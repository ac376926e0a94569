import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import type { LeadDeliveryActor, SubmissionKind } from '../../machines/lead-delivery/index.ts'

/** Keeps what visitors submit until it is delivered. */
export interface Sender {
  /** The machine that sends and retries in this page. */
  actor: LeadDeliveryActor
  /**
   * Keeps a submission and resolves to what has become of it, or after six and a half seconds to 'saved'; null if it
   * cannot be kept. Rejects if it was deleted before anybody confirmed it.
   */
  deliver: (kind: SubmissionKind, id: string, body: string) => Promise<DeliveryAnswer | null>
  /** Whether any tab has heard, since this page was loaded, that a submission was received. */
  isReceived: (id: string) => boolean
  /** Deletes everything that is kept. Rejects if something is left. */
  deleteAll: () => Promise<void>
}

/** Loads the sender when it is first needed; rejects if it cannot be loaded, and the next call tries again. */
export type LoadSender = () => Promise<Sender>

/** The sender, loaded once. */
export function loadOnce(load: LoadSender): LoadSender {
  let loading: Promise<Sender> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
