import { siteSettings } from '../../../content/site.ts'
import type { HomePage as HomePageRecord } from '../../../content/types.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { BenefitCards } from '../blocks/BenefitCards/BenefitCards.tsx'
import { DashboardPreview } from '../blocks/DashboardPreview/DashboardPreview.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { LocationFinder } from '../blocks/LocationFinder/LocationFinder.tsx'
import { Membership } from '../blocks/Membership/Membership.tsx'
import { Offers } from '../blocks/Offers/Offers.tsx'
import { Treatments } from '../blocks/Treatments/Treatments.tsx'
import { VitaminShots } from '../blocks/VitaminShots/VitaminShots.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ReviewsCarousel } from '../flows/carousel/ReviewsCarousel.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'

/** What we do, where the nearest clinic is, what it costs, and the next steps. */
export function HomePage({ page: { content, finder, cards, phone } }: { page: HomePageRecord }) {
  const { hero, services, benefits } = content
  const openBooking = useOpenBooking()
  const bookingHref = '/book?step=location'
  const settings = { phone, unwiredButtons: siteSettings.unwiredButtons }
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        text={hero.text}
        aside={<LocationFinder {...content.finder} entries={finder} />}
      >
        <ActionLink href={bookingHref}>Book a session</ActionLink>
        <ActionLink href="#services" tone="quiet" onDark>
          See the services
        </ActionLink>
      </Hero>
      <Offers offers={content.offers} surface="ice" settings={settings} />
      <Treatments treatments={content.treatments} surface="frost" />
      <ServicesGrid
        {...services}
        cards={cards}
        bookingHref={bookingHref}
        onBook={({ card, opener }) =>
          openBooking({ asked: { location: null, service: card.title }, opener, href: card.bookingHref })
        }
      />
      <VitaminShots shots={content.shots} surface="ice" settings={settings} />
      <BenefitCards title={benefits.title} intro={benefits.text} cards={benefits.cards} surface="white" />
      <DashboardPreview dashboard={content.dashboard} surface="ice" settings={settings} />
      <ReviewsCarousel id="reviews" {...content.reviews} />
      <Membership membership={content.membership} bookingHref={bookingHref} settings={settings} />
    </>
  )
}
