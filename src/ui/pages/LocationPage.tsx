import { useCallback, type ReactNode } from 'react'
import * as words from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import { addressAndHours } from '../../../content/words/parts.ts'
import type { LocationPage as LocationPageRecord } from '../../../content/types.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { ClinicFacts } from '../blocks/ClinicFacts/ClinicFacts.tsx'
import { directionsTo } from '../blocks/ClinicFacts/directions-to.ts'
import { OpenState } from '../blocks/ClinicFacts/OpenState.tsx'
import { ClinicMap } from '../blocks/ClinicMap/ClinicMap.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'
import { useIdle } from '../loading/use-idle.ts'
import { BookAndCall } from './BookAndCall.tsx'
import { clinicStill } from './stills.ts'

/** A clinic: what is done there, whether it is open, what it costs, where it is, and how to book it. */
export function LocationPage({ page }: { page: LocationPageRecord }) {
  const { location, bookingSlug, cards, offer } = page
  const openBooking = useOpenBooking()
  const bookingHref = `/book/${bookingSlug}`
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
      {offer && part(words.firstVisit, <clinicStill.Part name="offer" page={page} />)}
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
      {part(words.guestsSay, <clinicStill.Part name="reviews" page={page} />)}
      {part(location.name, <clinicStill.Part name="room" page={page} />)}
      {part(location.closing.title, <clinicStill.Part name="closing" page={page} />)}
      <clinicStill.Part name="thumb-bar" page={page} />
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

function ClinicHero({ page }: { page: LocationPageRecord }) {
  const { location, clinics, offer } = page
  const { name, place, slug, phone, address } = location
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
        aside={<ClinicMap clinics={clinics} current={slug} bleeds isFirst />}
      >
        <BookAndCall page={page} />
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
