import type { FlowId } from '../../machines/registry.ts'
import { bookingFlow } from '../steps/booking.ts'
import { embedFlow } from '../steps/embed.ts'
import type { Flow } from '../steps/flow-steps.ts'
import { serviceDetailFlow } from '../steps/service-detail.ts'

/** Every flow of the registry with its steps, and the records that its paths answer themselves. */
export const testedFlows: Record<FlowId, Flow & { held: readonly string[] }> = {
  booking: { ...bookingFlow, held: ['booking/princeton'] },
  'service-detail': { ...serviceDetailFlow, held: [] },
  embed: { ...embedFlow, held: [] },
}
