import { useCallback, useRef, useState } from 'react'
import * as words from '../../../../content/words/booking.ts'
import { call } from '../../../../content/words/common.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { bookingAddress, type BookingEvent, type BookingStep } from '../../../../machines/booking/index.ts'
import { listenToCalendar } from '../../../adapters/booking-calendar.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import { StepLink } from '../../steps/StepLink.tsx'
import { DrawnFoot } from './DrawnFoot.tsx'
import classes from './BookingSteps.module.css'
import { useCampaignedAddress } from './use-campaigned-address.ts'

const frameHeight = 600

function fetchParts() {
  return import('./calendar-parts.ts')
}

export interface CalendarStepProps {
  step: Extract<BookingStep, { name: 'calendar' }>
  location: BookingLocation | undefined
  send: (event: BookingEvent) => void
}

/**
 * The calendar of one clinic and service, in the frame of docs/product/booking.md, P-BOOK-1. Once it has reported a
 * visit, what follows from that stands above it, or at least the way on; the frame stays, since it shows the calendar's
 * own confirmation. Below it the visitor can ask for another time.
 */
export function CalendarStep({ step: { service, booked }, location, send }: CalendarStepProps) {
  const address = useCampaignedAddress(service.iframeUrl)
  const [parts, load] = useLazyPart(fetchParts)
  const onComplete = useCallback(
    (start: string | null) => {
      send({ type: 'calendar.complete', start })
      load().catch(() => undefined)
    },
    [send, load],
  )
  const [isAsking, setAsking] = useState(false)
  const askButton = useRef<HTMLButtonElement>(null)
  const onAsk = (isNowAsking: boolean) => {
    askButton.current?.focus()
    setAsking(isNowAsking)
  }
  const asked = { location: booked ? undefined : location, isAsking, onAsk }
  useIdle(load)
  const another = location && (
    <StepLink
      href={bookingAddress({ location: location.slug, service: null })}
      onFollow={() => send({ type: 'booking.another' })}
    >
      {words.bookAnother(location.name)}
    </StepLink>
  )
  return (
    <>
      {booked &&
        (parts ? (
          <parts.BookedVisit service={service} start={booked.start} location={location} another={another} />
        ) : (
          another
        ))}
      <div className={classes['zone']}>{parts && <parts.ClinicTime service={service} location={location} />}</div>
      <EmbedFrame
        key={address}
        src={address}
        part="calendar"
        title={words.calendar(service.name, location?.name ?? '')}
        height={frameHeight}
        listen={listenToCalendar}
        onComplete={onComplete}
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
            {parts && <parts.AskInstead {...asked} />}
          </>
        }
      />
      {parts ? <parts.AskForTime service={service} button={askButton} {...asked} /> : <DrawnFoot location={location} />}
    </>
  )
}
