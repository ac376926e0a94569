import type { Delivery } from '../delivery/delivery.ts'
import type { Builds } from './new-build.ts'
import type { Records } from './records.ts'
import type { LoadSender } from '../delivery/sender.ts'
import type { Drafts } from './session-drafts.ts'

/** The outside world as pages and flows see it. */
export interface Adapters {
  records: Records
  leads: Delivery
  /** Franchise inquiries. */
  inquiries: Delivery
  drafts: Drafts
  builds: Builds
  /** Loads what keeps submissions until they are delivered; null where none are sent. */
  loadSender: LoadSender | null
}
