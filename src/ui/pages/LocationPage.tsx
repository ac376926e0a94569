import { useCallback, type ReactNode } from 'react'
import { siteSettings } from '../../../content/site.ts'
import * as words from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import { addressAndHours } from '../../../content/words/parts.ts'
import type { Location, LocationPage as LocationPageRecord } from '../../../content/types.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { ClinicFacts } from '../blocks/ClinicFacts/ClinicFacts.tsx'
import { directionsTo } from '../blocks/ClinicFacts/directions-to.ts'
import { OpenState } from '../blocks/ClinicFacts/OpenState.tsx'
import { ClinicMap } from '../blocks/ClinicMap/ClinicMap.tsx'
import { ClinicOffer } from '../blocks/ClinicOffer/ClinicOffer.tsx'
import { Closing } from '../blocks/Closing/Closing.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { Quotations } from '../blocks/Quotations/Quotations.tsx'
import { Room } from '../blocks/Room/Room.tsx'
import { ThumbBar } from '../blocks/ThumbBar/ThumbBar.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'
import { useIdle } from '../use-idle.ts'

/** A clinic: what is done there, whether it is open, what it costs, where it is, and how to book it. */
export function LocationPage({ page }: { page: LocationPageRecord }) {
  const { location, picture, bookingSlug, cards, offer, reviews } = page
  const openBooking = useOpenBooking()
  const bookingHref = `/book/${bookingSlug}`
  const isByPhone = location.booking.kind === 'phone'
  usePreparedBooking(page)
  const servicesTitle = words.servicesIn(location.name)
  const part = (title: string, section: ReactNode) => (
    <SectionBoundary title={title} phone={location.phone}>
      {section}
    </SectionBoundary>
  )
  return (
    <>
      <ClinicHero page={page} />
      {part(addressAndHours, <ClinicFacts location={location} />)}
      {offer &&
        part(
          words.firstVisit,
          <ClinicOffer
            offer={offer}
            settings={{ phone: location.phone, unwiredButtons: siteSettings.unwiredButtons }}
          />,
        )}
      {part(
        servicesTitle,
        <ServicesGrid
          title={servicesTitle}
          text={words.openCard}
          cards={cards}
          bookingHref={bookingHref}
          onBook={({ card, opener }) =>
            openBooking({
              asked: { location: bookingSlug, service: { id: card.service } },
              opener,
              href: card.bookingHref,
            })
          }
        />,
      )}
      {part(words.guestsSay, <Quotations reviews={reviews} />)}
      {part(location.name, <Room title={location.tagline} text={location.introduction} picture={picture} />)}
      {part(
        location.closing.title,
        <Closing title={location.closing.title} text={location.closing.text}>
          {isByPhone && <CallAction location={location} />}
          <BookAction location={location} href={bookingHref} />
          {!isByPhone && <CallAction location={location} />}
        </Closing>,
      )}
      <ThumbBar bookingHref={bookingHref} phone={location.phone} isByPhone={isByPhone} />
    </>
  )
}

function usePreparedBooking({ location, bookingSlug }: LocationPageRecord) {
  const { records } = useAdapters()
  const isByPhone = location.booking.kind === 'phone'
  const prepare = useCallback(async () => {
    if (!isByPhone) records.prepare?.(`booking/${bookingSlug}`)
  }, [records, isByPhone, bookingSlug])
  useIdle(prepare)
}

function ClinicHero({ page: { location, bookingSlug, clinics, offer } }: { page: LocationPageRecord }) {
  const { name, place, slug, phone, address } = location
  const isByPhone = location.booking.kind === 'phone'
  return (
    <SectionBoundary title={name} phone={phone} isHead>
      <Hero
        climate="cold"
        eyebrow={
          <>
            {place} · <OpenState location={location} />
          </>
        }
        title={words.cryotherapyIn(name)}
        text={offer ? words.firstVisitOf(offer.services, offer.duration, offer.price) : location.tagline}
        aside={<ClinicMap clinics={clinics} current={slug} bleeds />}
      >
        {isByPhone && <CallAction location={location} />}
        <BookAction location={location} href={`/book/${bookingSlug}`} />
        {!isByPhone && <CallAction location={location} />}
        <ActionLink href={directionsTo(address)} tone="quiet" newTab>
          {words.shortDirections}
          <span className="visually-hidden">{words.directionsTo(name)}</span>
        </ActionLink>
        <ActionLink href="/order-online" tone="text">
          {common.orderOnline}
        </ActionLink>
      </Hero>
    </SectionBoundary>
  )
}

/** Comes first where the clinic books by phone. */
function CallAction({ location: { phone, booking } }: { location: Location }) {
  return (
    <ActionLink href={`tel:${phone.e164}`} tone={booking.kind === 'phone' ? 'primary' : 'quiet'}>
      {words.callAt(phone.display)}
    </ActionLink>
  )
}

function BookAction({ location: { name, booking }, href }: { location: Location; href: string }) {
  const isByPhone = booking.kind === 'phone'
  return (
    <ActionLink href={href} tone={isByPhone ? 'quiet' : 'primary'}>
      {isByPhone ? words.anotherClinic : common.bookIn(name)}
    </ActionLink>
  )
}
