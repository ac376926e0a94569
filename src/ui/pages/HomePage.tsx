import type { ReactNode } from 'react'
import { clinicsFor } from '../../../content/any-list.ts'
import { allPrices, bookSession, findYours } from '../../../content/words/common.ts'
import type { Arrival, HomePage as HomePageRecord, HomeSection } from '../../../content/types.ts'
import { ClinicSearch } from '../ClinicSearch/ClinicSearch.tsx'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { LocationFinder } from '../blocks/LocationFinder/LocationFinder.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ReviewsCarousel } from '../flows/carousel/ReviewsCarousel.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'
import classes from './HomePage.module.css'
import { homeStill } from './stills.ts'

export interface HomePageProps {
  page: HomePageRecord
  /** The address that shows it, if it is not the home page's own. */
  address?: string | undefined
}

/** What we do, where the nearest clinic is, what it costs, and the next steps, in the order that content names. */
export function HomePage({ page, address }: HomePageProps) {
  const { content, phone } = page
  const titles: Record<HomeSection, string> = {
    hero: content.hero.title,
    services: content.services.title,
    offers: content.offers.title,
    clinics: content.clinics.title,
    'weight-loss': content.weightLoss.title,
    treatments: content.treatments.title,
    dashboard: content.dashboard.title,
    benefits: content.benefits.title,
    reviews: content.reviews.title,
    membership: content.membership.title,
  }
  const arrival = content.arrivals.find((one) => one.address === address)
  return (
    <div className={classes['home']} data-arrival={arrival && ''}>
      {orderFor(content.order, arrival).map((name) => (
        <SectionBoundary key={name} title={titles[name]} phone={phone} isHead={name === 'hero'}>
          <Part name={name} page={page} arrival={arrival} />
        </SectionBoundary>
      ))}
    </div>
  )
}

interface PartProps {
  page: HomePageRecord
  arrival: Arrival | undefined
}

/** The order of sections, with the one that the address means first below the hero. */
function orderFor(order: readonly HomeSection[], arrival: Arrival | undefined): readonly HomeSection[] {
  if (!arrival) return order
  const first = ['hero', arrival.section] as const
  return [...first, ...order.filter((name) => !first.includes(name))]
}

function Part({ name, page, arrival }: PartProps & { name: HomeSection }): ReactNode {
  switch (name) {
    case 'hero':
      return <Head page={page} arrival={arrival} />
    case 'services':
      return <Services page={page} />
    case 'reviews':
      return <ReviewsCarousel id="reviews" {...page.content.reviews} />
    default:
      return <homeStill.Part name={name} page={page} />
  }
}

function Head({ page, arrival }: PartProps) {
  const { content, picture, finder, allClinics } = page
  const { hero, clinics } = content
  const { title, text, foot } = arrival ?? hero
  return (
    <Hero
      climate="cold"
      eyebrow={hero.eyebrow}
      title={title}
      text={text}
      picture={picture}
      isShort={arrival !== undefined}
      foot={
        foot.length > 0 && (
          <>
            {foot.includes('ruler') && <homeStill.Part name="ruler" page={page} />}
            {foot.includes('clinics') && (
              <LocationFinder title={clinics.finder} entries={finder}>
                {(arrival ?? allClinics) && <ClinicSearch all={allClinics} near={arrival && clinics.near} />}
              </LocationFinder>
            )}
          </>
        )
      }
    >
      <ActionLink href={clinicsFor()}>{bookSession}</ActionLink>
      <ActionLink href={arrival ? `#${arrival.section}` : '#clinics'} tone="quiet">
        {arrival ? <span className={classes['jump']}>{arrival.label}</span> : clinics.finder}
      </ActionLink>
      <ActionLink href="/find" tone="text">
        {findYours}
      </ActionLink>
      <ActionLink href="/price-list" tone="text">
        {allPrices}
      </ActionLink>
    </Hero>
  )
}

function Services({ page: { content, cards } }: HomePageProps) {
  const openBooking = useOpenBooking()
  return (
    <ServicesGrid
      {...content.services}
      cards={cards}
      bookingHref={clinicsFor()}
      onBook={({ card, opener }) =>
        openBooking({ asked: { location: null, service: { id: card.service } }, opener, href: card.bookingHref })
      }
    />
  )
}
