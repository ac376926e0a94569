import type { ReactNode } from 'react'
import { siteSettings } from '../../../content/site.ts'
import type { LocationPage } from '../../../content/types.ts'
import { ClinicOffer } from '../blocks/ClinicOffer/ClinicOffer.tsx'
import { Closing } from '../blocks/Closing/Closing.tsx'
import { Quotations } from '../blocks/Quotations/Quotations.tsx'
import { Room } from '../blocks/Room/Room.tsx'
import { ThumbBar } from '../blocks/ThumbBar/ThumbBar.tsx'
import { BookAndCall } from './BookAndCall.tsx'

export interface ClinicStillProps {
  name: 'offer' | 'reviews' | 'room' | 'closing' | 'thumb-bar'
  page: LocationPage
}

/** The parts of a clinic's page that have no behavior. */
export function ClinicStill({ name, page }: ClinicStillProps): ReactNode {
  const { location, picture, bookingSlug, offer, reviews } = page
  const { phone, booking, closing, tagline, introduction } = location
  switch (name) {
    case 'offer':
      return offer && <ClinicOffer offer={offer} settings={{ phone, unwiredButtons: siteSettings.unwiredButtons }} />
    case 'reviews':
      return <Quotations reviews={reviews} />
    case 'room':
      return <Room title={tagline} text={introduction} picture={picture} />
    case 'closing':
      return (
        <Closing title={closing.title} text={closing.text}>
          <BookAndCall page={page} />
        </Closing>
      )
    case 'thumb-bar':
      return <ThumbBar bookingHref={`/book/${bookingSlug}`} phone={phone} isByPhone={booking.kind === 'phone'} />
  }
}
