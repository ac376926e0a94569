import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { leadDeliveryMachine } from './lead-delivery.machine.ts'
import type { KeptLead } from './lead-delivery.types.ts'

export type LeadDeliveryActor = ActorRefFrom<typeof leadDeliveryMachine>
export type LeadDeliverySnapshot = SnapshotFrom<typeof leadDeliveryMachine>

/** What the notice needs to know of the machine. */
export interface LeadDeliveryView {
  phase: LeadDeliverySnapshot['value']
  /** Whether everything that was kept has been received. */
  isDelivered: boolean
  /** Whether the notice's buttons have no effect now. */
  isBusy: boolean
  waiting: readonly KeptLead[]
  refused: readonly KeptLead[]
  /**
   * The submissions made in this visit, which the visitor may copy. Of others the notice says only that they are kept.
   */
  own: readonly KeptLead[]
  /** Whether any of them waits for the site's operator. */
  isMisdirected: boolean
  /** Whether any of them will be deleted within two days. */
  isExpiring: boolean
}

/** What the notice shows of a snapshot: it appears where something is kept or has been delivered. */
export function leadDeliveryView({ value, context: { kept, hasArrived } }: LeadDeliverySnapshot): LeadDeliveryView {
  return {
    phase: value,
    isDelivered: hasArrived && value !== 'waiting',
    isBusy: value === 'sending' || value === 'deleting',
    waiting: kept.filter(({ isRefused }) => !isRefused),
    refused: kept.filter(({ isRefused }) => isRefused),
    own: kept.filter(({ isOwn }) => isOwn),
    isMisdirected: kept.some((lead) => lead.isMisdirected && !lead.isRefused),
    isExpiring: kept.some((lead) => lead.isExpiring),
  }
}
