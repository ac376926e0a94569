import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import type { LeadDeliveryActor, SubmissionKind } from '../../machines/lead-delivery/index.ts'

/** Keeps what visitors submit until it is delivered. */
export interface Sender {
  /** The one machine that sends and retries in this page. */
  actor: LeadDeliveryActor
  /**
   * Keeps a submission and says what has become of it, after eight seconds that it is saved; null where it cannot be kept.
   * Rejects where it was deleted before anybody confirmed it.
   */
  deliver: (kind: SubmissionKind, id: string, body: string) => Promise<DeliveryAnswer | null>
  /** Deletes all that is kept. Rejects where something is left. */
  deleteAll: () => Promise<void>
}

/** Loads the sender when it is first needed; rejects where it cannot be had, and the next call tries again. */
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
