import type { ReactNode } from 'react'
import { bookSession } from '../../../content/words/common.ts'
import { siteSettings } from '../../../content/site.ts'
import type { HomePage as HomePageRecord, HomeSection } from '../../../content/types.ts'
import { ClinicSearch } from '../ClinicSearch/ClinicSearch.tsx'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { ClinicsNear } from '../blocks/ClinicsNear/ClinicsNear.tsx'
import { DashboardPreview } from '../blocks/DashboardPreview/DashboardPreview.tsx'
import { FirstVisit } from '../blocks/FirstVisit/FirstVisit.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { LocationFinder } from '../blocks/LocationFinder/LocationFinder.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { Membership } from '../blocks/Membership/Membership.tsx'
import { Treatments } from '../blocks/Treatments/Treatments.tsx'
import { TwoSides } from '../blocks/TwoSides/TwoSides.tsx'
import { WeightLossPrices } from '../blocks/WeightLossPrices/WeightLossPrices.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ReviewsCarousel } from '../flows/carousel/ReviewsCarousel.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'
import { Ruler } from '../graphics/Ruler/Ruler.tsx'
import classes from './HomePage.module.css'

const bookingHref = '/book?step=location'

export interface HomePageProps {
  page: HomePageRecord
  /** The address that shows it, where that is not its own. */
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
  return (
    <div className={classes['home']}>
      {content.order.map((name) => (
        <SectionBoundary key={name} title={titles[name]} phone={phone} isHead={name === 'hero'}>
          <Part name={name} page={page} address={address} />
        </SectionBoundary>
      ))}
    </div>
  )
}

function Part({ name, page, address }: HomePageProps & { name: HomeSection }): ReactNode {
  const { content, finder, phone } = page
  const { offers, treatments, weightLoss } = content
  const settings = { phone, unwiredButtons: siteSettings.unwiredButtons }
  switch (name) {
    case 'hero':
      return <Head page={page} address={address} />
    case 'services':
      return <Services page={page} />
    case 'offers': {
      const samplers = offers.items.filter(({ type }) => type !== 'weight-loss')
      return <FirstVisit title={offers.title} text={offers.text} offers={samplers} settings={settings} />
    }
    case 'clinics':
      return <ClinicsNear {...content.clinics} clinics={finder} />
    case 'weight-loss': {
      const programs = offers.items.filter(({ type }) => type === 'weight-loss')
      return (
        <WeightLossPrices weightLoss={weightLoss} offers={programs} treatments={treatments.items} settings={settings} />
      )
    }
    case 'treatments': {
      const courses = treatments.items.filter(({ title }) => weightLoss.rows.every(({ clinic }) => clinic !== title))
      return <Treatments treatments={treatments} courses={courses} shots={content.shots} settings={settings} />
    }
    case 'dashboard':
      return <DashboardPreview dashboard={content.dashboard} surface="ice" settings={settings} />
    case 'benefits':
      return <TwoSides benefits={content.benefits} />
    case 'reviews':
      return <ReviewsCarousel id="reviews" {...content.reviews} />
    case 'membership':
      return <Membership membership={content.membership} bookingHref={bookingHref} settings={settings} />
  }
}

function Head({ page: { content, picture, finder, allClinics }, address }: HomePageProps) {
  const { hero, ruler, clinics, jumps } = content
  const jump = jumps.find((one) => one.address === address)
  const pill = jump && (
    <a href={`#${jump.section}`} className={classes['jump']}>
      {jump.label}
    </a>
  )
  return (
    <Hero
      climate="cold"
      eyebrow={
        <>
          {hero.eyebrow} {pill}
        </>
      }
      title={hero.title}
      text={hero.text}
      picture={picture}
      foot={
        <>
          <Ruler ruler={ruler} />
          <LocationFinder title={clinics.finder} entries={finder}>
            {allClinics && <ClinicSearch all={allClinics} />}
          </LocationFinder>
        </>
      }
    >
      <ActionLink href={bookingHref}>{bookSession}</ActionLink>
      <ActionLink href="#clinics" tone="quiet">
        {clinics.finder}
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
      bookingHref={bookingHref}
      onBook={({ card, opener }) =>
        openBooking({ asked: { location: null, service: { id: card.service } }, opener, href: card.bookingHref })
      }
    />
  )
}
