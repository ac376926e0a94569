import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { leadDeliveryMachine } from './lead-delivery.machine.ts'
import type { KeptLead } from './lead-delivery.types.ts'

export type LeadDeliveryActor = ActorRefFrom<typeof leadDeliveryMachine>
export type LeadDeliverySnapshot = SnapshotFrom<typeof leadDeliveryMachine>

/** All that the notice asks of the machine. */
export interface LeadDeliveryView {
  phase: LeadDeliverySnapshot['value']
  /** What was kept has been received. */
  isDelivered: boolean
  /** Nothing can be asked for now. */
  isBusy: boolean
  waiting: readonly KeptLead[]
  refused: readonly KeptLead[]
  /** What was made in this visit, to be copied: of anybody else's it is only said that it is kept. */
  own: readonly KeptLead[]
  /** Some of it waits for the site's operator. */
  isMisdirected: boolean
  /** Some of it is deleted soon. */
  isExpiring: boolean
}

/** What the visitor is to see of a snapshot: a notice where something is kept or has been delivered. */
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
