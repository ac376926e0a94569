import * as words from '../../../../content/words/booking.ts'
import { call } from '../../../../content/words/common.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import { listenToCalendar } from '../../../adapters/booking-calendar.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'
import { useCampaignedAddress } from './use-campaigned-address.ts'

const frameHeight = 600

export interface CalendarStepProps {
  service: BookingService
  location: BookingLocation | undefined
}

/** The calendar of one clinic and service, in the frame of docs/product/booking.md, P-BOOK-1. */
export function CalendarStep({ service, location }: CalendarStepProps) {
  const address = useCampaignedAddress(service.iframeUrl)
  return (
    <EmbedFrame
      key={address}
      src={address}
      part="calendar"
      title={words.calendar(service.name, location?.name ?? '')}
      height={frameHeight}
      listen={listenToCalendar}
      alternatives={
        <>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {words.openCalendar}
          </a>
          {location && (
            <span>
              {call} <CallLink phone={location.phone} />
            </span>
          )}
        </>
      }
    />
  )
}
