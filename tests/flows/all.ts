import type { FlowId } from '../../machines/registry.ts'
import { bookingFlow } from './booking.ts'
import { carouselFlow } from './carousel.ts'
import { consultationFlow } from './consultation.ts'
import { embedFlow } from './embed.ts'
import { examDisclosureFlow } from './exam-disclosure.ts'
import { franchiseFlow } from './franchise.ts'
import { leadDeliveryFlow } from './lead-delivery.ts'
import { offerLeadFlow } from './offer-lead.ts'
import { openingFlow } from './opening.ts'
import { serviceDetailFlow } from './service-detail.ts'
import { siteMenuFlow } from './site-menu.ts'
import { weightLossFlow } from './weight-loss.ts'
import type { TestedFlow } from './flow-steps.ts'

/** Every flow of the registry with its steps; one that is missing here does not compile. */
export const testedFlows: Record<FlowId, TestedFlow> = {
  booking: bookingFlow,
  'service-detail': serviceDetailFlow,
  'offer-lead': offerLeadFlow,
  'lead-delivery': leadDeliveryFlow,
  franchise: franchiseFlow,
  embed: embedFlow,
  carousel: carouselFlow,
  'site-menu': siteMenuFlow,
  'exam-disclosure': examDisclosureFlow,
  consultation: consultationFlow,
  'weight-loss': weightLossFlow,
  opening: openingFlow,
}
