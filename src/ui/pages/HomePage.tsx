import type { ReactNode } from 'react'
import { bookSession, seeServices } from '../../../content/words/common.ts'
import { siteSettings } from '../../../content/site.ts'
import type { HomePage as HomePageRecord } from '../../../content/types.ts'
import { ClinicSearch } from '../ClinicSearch/ClinicSearch.tsx'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { BenefitCards } from '../blocks/BenefitCards/BenefitCards.tsx'
import { DashboardPreview } from '../blocks/DashboardPreview/DashboardPreview.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { LocationFinder } from '../blocks/LocationFinder/LocationFinder.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { Membership } from '../blocks/Membership/Membership.tsx'
import { Offers } from '../blocks/Offers/Offers.tsx'
import { Treatments } from '../blocks/Treatments/Treatments.tsx'
import { VitaminShots } from '../blocks/VitaminShots/VitaminShots.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ReviewsCarousel } from '../flows/carousel/ReviewsCarousel.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'

/** What we do, where the nearest clinic is, what it costs, and the next steps. */
export function HomePage({ page: { content, picture, finder, allClinics, cards, phone } }: { page: HomePageRecord }) {
  const { hero, services, benefits } = content
  const openBooking = useOpenBooking()
  const bookingHref = '/book?step=location'
  const settings = { phone, unwiredButtons: siteSettings.unwiredButtons }
  const part = (title: string, section: ReactNode) => (
    <SectionBoundary title={title} phone={phone}>
      {section}
    </SectionBoundary>
  )
  const head = {
    ...hero,
    climate: 'cold' as const,
    picture,
    foot: (
      <LocationFinder {...content.finder} entries={finder}>
        {allClinics && <ClinicSearch all={allClinics} />}
      </LocationFinder>
    ),
    children: (
      <>
        <ActionLink href={bookingHref}>{bookSession}</ActionLink>
        <ActionLink href="#services" tone="quiet">
          {seeServices}
        </ActionLink>
      </>
    ),
  }
  return (
    <>
      <SectionBoundary title={hero.title} phone={phone} isHead>
        <Hero {...head} />
      </SectionBoundary>
      {part(content.offers.title, <Offers offers={content.offers} surface="ice" settings={settings} />)}
      {part(content.treatments.title, <Treatments treatments={content.treatments} surface="frost" />)}
      {part(
        services.title,
        <ServicesGrid
          {...services}
          cards={cards}
          bookingHref={bookingHref}
          onBook={({ card, opener }) =>
            openBooking({ asked: { location: null, service: { id: card.service } }, opener, href: card.bookingHref })
          }
        />,
      )}
      {part(content.shots.title, <VitaminShots shots={content.shots} surface="ice" settings={settings} />)}
      {part(
        benefits.title,
        <BenefitCards title={benefits.title} intro={benefits.text} cards={benefits.cards} surface="white" />,
      )}
      {part(
        content.dashboard.title,
        <DashboardPreview dashboard={content.dashboard} surface="ice" settings={settings} />,
      )}
      {part(content.reviews.title, <ReviewsCarousel id="reviews" {...content.reviews} />)}
      {part(
        content.membership.title,
        <Membership membership={content.membership} bookingHref={bookingHref} settings={settings} />,
      )}
    </>
  )
}
