export { leadDeliveryMachine } from './lead-delivery.machine.ts'
export {
  isExpiring,
  isOverdue,
  misdirectedPause,
  pauseBefore,
  recordSchema,
  retryAfter,
  timeUntil,
} from './lead-delivery.rules.ts'
export type * from './lead-delivery.types.ts'
export {
  leadDeliveryView,
  type LeadDeliveryActor,
  type LeadDeliverySnapshot,
  type LeadDeliveryView,
} from './lead-delivery.view.ts'
