import type { FlowId } from '../../machines/registry.ts'
import { bookingFlow } from '../steps/booking.ts'
import { embedFlow } from '../steps/embed.ts'
import type { Flow } from '../steps/flow-steps.ts'
import { serviceDetailFlow } from '../steps/service-detail.ts'

interface TestedFlow extends Flow {
  /** Records whose requests the paths answer. */
  held: readonly string[]
  /** Whether paths wait for delays, so that time must be theirs. */
  hasDelays: boolean
}

/** Every flow of the registry with its steps. */
export const testedFlows: Record<FlowId, TestedFlow> = {
  booking: { ...bookingFlow, held: ['booking/princeton'], hasDelays: false },
  'service-detail': { ...serviceDetailFlow, held: [], hasDelays: false },
  embed: { ...embedFlow, held: [], hasDelays: true },
}
