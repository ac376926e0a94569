import type { FlowId } from '../../machines/registry.ts'
import type { Stage } from '../drivers/stage.ts'
import { bookingFlow } from '../steps/booking.ts'
import { embedFlow } from '../steps/embed.ts'
import type { Flow } from '../steps/flow-steps.ts'
import { serviceDetailFlow } from '../steps/service-detail.ts'
import { siteMenuFlow } from '../steps/site-menu.ts'

interface TestedFlow extends Flow {
  /** Where its paths are walked. */
  stage: Stage
}

/** Every flow of the registry with its steps. */
export const testedFlows: Record<FlowId, TestedFlow> = {
  booking: { ...bookingFlow, stage: { start: '/locations/princeton', held: ['booking/princeton'] } },
  'service-detail': { ...serviceDetailFlow, stage: { start: '/locations/princeton' } },
  embed: { ...embedFlow, stage: { start: '/locations/princeton', pace: { action: 300, look: 20 } } },
  'site-menu': { ...siteMenuFlow, stage: { start: '/locations/princeton', pace: { action: 0, look: 0 } } },
}
