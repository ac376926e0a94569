import type { HomePage as HomePageRecord } from '../../../content/types.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { Closing } from '../blocks/Closing/Closing.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { LocationFinder } from '../blocks/LocationFinder/LocationFinder.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ReviewsCarousel } from '../flows/carousel/ReviewsCarousel.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'

/** What we do, where the nearest clinic is, and the two next steps. */
export function HomePage({ page: { content, finder, cards } }: { page: HomePageRecord }) {
  const { hero, services, closing } = content
  const openBooking = useOpenBooking()
  const bookingHref = '/book?step=location'
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
      <ServicesGrid
        {...services}
        cards={cards}
        bookingHref={bookingHref}
        onBook={({ card, opener }) =>
          openBooking({ asked: { location: null, service: card.title }, opener, href: card.bookingHref })
        }
      />
      <ReviewsCarousel id="reviews" {...content.reviews} />
      <Closing title={closing.title} text={closing.text}>
        <ActionLink href={bookingHref}>Book a session</ActionLink>
      </Closing>
    </>
  )
}
