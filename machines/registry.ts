import { bookingModel } from './booking/booking.model.ts'
import { carouselModel } from './carousel/carousel.model.ts'
import { consultationModel } from './consultation/consultation.model.ts'
import { embedModel } from './embed/embed.model.ts'
import { examDisclosureModel } from './exam-disclosure/exam-disclosure.model.ts'
import { franchiseModel } from './franchise/franchise.model.ts'
import { leadDeliveryModel } from './lead-delivery/lead-delivery.model.ts'
import { offerLeadModel } from './offer-lead/offer-lead.model.ts'
import { openingModel } from './opening/opening.model.ts'
import { serviceDetailModel } from './service-detail/service-detail.model.ts'
import { siteMenuModel } from './site-menu/site-menu.model.ts'
import { weightLossModel } from './weight-loss/weight-loss.model.ts'

/** Every flow by id. Read by tools and tests only. */
export const flows = {
  booking: bookingModel,
  'service-detail': serviceDetailModel,
  embed: embedModel,
  'offer-lead': offerLeadModel,
  'lead-delivery': leadDeliveryModel,
  franchise: franchiseModel,
  carousel: carouselModel,
  'site-menu': siteMenuModel,
  'exam-disclosure': examDisclosureModel,
  consultation: consultationModel,
  'weight-loss': weightLossModel,
  opening: openingModel,
}

export type FlowId = keyof typeof flows
