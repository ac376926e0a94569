import { bookingModel } from './booking/booking.model.ts'
import { carouselModel } from './carousel/carousel.model.ts'
import { embedModel } from './embed/embed.model.ts'
import { franchiseModel } from './franchise/franchise.model.ts'
import { offerLeadModel } from './offer-lead/offer-lead.model.ts'
import { serviceDetailModel } from './service-detail/service-detail.model.ts'
import { siteMenuModel } from './site-menu/site-menu.model.ts'

/** Every flow by id. Read by tools and tests only. */
export const flows = {
  booking: bookingModel,
  'service-detail': serviceDetailModel,
  embed: embedModel,
  'offer-lead': offerLeadModel,
  franchise: franchiseModel,
  carousel: carouselModel,
  'site-menu': siteMenuModel,
}

export type FlowId = keyof typeof flows
