import { useCallback, type ReactNode } from 'react'
import * as words from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import { addressAndHours } from '../../../content/words/parts.ts'
import type { LocationPage as LocationPageRecord } from '../../../content/types.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { ClinicFacts } from '../blocks/ClinicFacts/ClinicFacts.tsx'
import { Closing } from '../blocks/Closing/Closing.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { Stats } from '../blocks/Stats/Stats.tsx'
import { ThumbBar } from '../blocks/ThumbBar/ThumbBar.tsx'
import { useOpenBooking } from '../flows/booking/BookingHost.tsx'
import { ServicesGrid } from '../flows/service-detail/ServicesGrid.tsx'
import { useIdle } from '../use-idle.ts'

/** A clinic: where it is, when it is open, what it offers, and how to book it. */
export function LocationPage({ page: { location, picture, bookingSlug, cards } }: { page: LocationPageRecord }) {
  const openBooking = useOpenBooking()
  const { records } = useAdapters()
  const bookingHref = `/book/${bookingSlug}`
  const isByPhone = location.booking.kind === 'phone'
  const prepare = useCallback(async () => {
    if (!isByPhone) records.prepare?.(`booking/${bookingSlug}`)
  }, [records, isByPhone, bookingSlug])
  useIdle(prepare)
  const call = (tone: 'primary' | 'quiet' | 'text') => (
    <ActionLink href={`tel:${location.phone.e164}`} tone={tone}>
      {words.callAt(location.phone.display)}
    </ActionLink>
  )
  const book = (
    <ActionLink href={bookingHref} tone={isByPhone ? 'quiet' : 'primary'}>
      {isByPhone ? words.anotherClinic : common.bookIn(location.name)}
    </ActionLink>
  )
  const servicesTitle = words.servicesIn(location.name)
  const part = (title: string, section: ReactNode) => (
    <SectionBoundary title={title} phone={location.phone}>
      {section}
    </SectionBoundary>
  )
  return (
    <>
      <SectionBoundary title={location.name} phone={location.phone} isHead>
        <Hero
          climate="cold"
          eyebrow={location.place}
          title={location.name}
          text={`${location.tagline} ${location.introduction}`}
          picture={picture}
        >
          {isByPhone && call('primary')}
          {book}
          <ActionLink href="/order-online" tone={isByPhone ? 'text' : 'quiet'}>
            {common.orderOnline}
          </ActionLink>
          {!isByPhone && call('text')}
        </Hero>
      </SectionBoundary>
      {part(common.figures, <Stats stats={location.stats} />)}
      {part(addressAndHours, <ClinicFacts location={location} />)}
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
      {part(
        location.closing.title,
        <Closing title={location.closing.title} text={location.closing.text}>
          {isByPhone && call('primary')}
          {book}
          {!isByPhone && call('quiet')}
        </Closing>,
      )}
      <ThumbBar bookingHref={bookingHref} phone={location.phone} isByPhone={isByPhone} />
    </>
  )
}
