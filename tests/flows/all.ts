import { buildRecords } from '../../content/records.ts'
import { demonstration } from '../../content/providers.ts'
import type { HomePage } from '../../content/types.ts'
import type { FlowId } from '../../machines/registry.ts'
import type { Stage } from '../drivers/stage.ts'
import { bookingFlow } from './booking.ts'
import { carouselFlow } from './carousel.ts'
import { consultationFlow } from './consultation.ts'
import { embedFlow } from './embed.ts'
import { examDisclosureFlow } from './exam-disclosure.ts'
import { franchiseFlow } from './franchise.ts'
import type { Flow } from './flow-steps.ts'
import { leadDeliveryFlow } from './lead-delivery.ts'
import { offerLeadFlow } from './offer-lead.ts'
import { serviceDetailFlow } from './service-detail.ts'
import { siteMenuFlow } from './site-menu.ts'
import { weightLossFlow } from './weight-loss.ts'

interface TestedFlow extends Flow {
  /** Where its paths are walked. */
  stage: Stage
}

/** Every flow of the registry with its steps. */
export const testedFlows: Record<FlowId, TestedFlow> = {
  booking: {
    ...bookingFlow,
    stage: { start: '/locations/princeton', held: ['booking/princeton'], pace: { action: 300, look: 20 } },
  },
  'service-detail': { ...serviceDetailFlow, stage: { start: '/locations/princeton' } },
  'offer-lead': {
    ...offerLeadFlow,
    stage: {
      start: '/',
      held: ['lead'],
      records: { settings: { ...demonstration, leadsUrl: '/leads-under-test', franchiseUrl: null } },
      pace: { action: 300, look: 20 },
    },
  },
  'lead-delivery': {
    ...leadDeliveryFlow,
    stage: {
      start: '/',
      held: ['outbox'],
      records: { settings: { ...demonstration, leadsUrl: '/leads-under-test', franchiseUrl: null } },
      pace: { action: 0, look: 0 },
    },
  },
  franchise: {
    ...franchiseFlow,
    stage: {
      start: '/franchise',
      held: ['inquiry'],
      records: { settings: { ...demonstration, leadsUrl: null, franchiseUrl: '/inquiries-under-test' } },
      pace: { action: 0, look: 20 },
    },
  },
  embed: { ...embedFlow, stage: { start: '/locations/princeton', pace: { action: 300, look: 20 } } },
  carousel: {
    ...carouselFlow,
    stage: {
      start: '/',
      records: { home: homeWithMovingReviews() },
      isMotionReduced: true,
      pace: { action: 0, look: 0 },
    },
  },
  'site-menu': { ...siteMenuFlow, stage: { start: '/locations/princeton', pace: { action: 0, look: 0 } } },
  'exam-disclosure': { ...examDisclosureFlow, stage: { start: '/exam-invite', pace: { action: 300, look: 20 } } },
  consultation: { ...consultationFlow, stage: { start: '/online-consult' } },
  'weight-loss': { ...weightLossFlow, stage: { start: '/order-online' } },
}

/** The home page with three reviews that move by themselves. */
function homeWithMovingReviews(): HomePage {
  const { home } = buildRecords(demonstration)
  const { reviews } = home.content
  return {
    ...home,
    content: { ...home.content, reviews: { ...reviews, items: reviews.items.slice(0, 3), autoAdvance: true } },
  }
}
