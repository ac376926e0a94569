import type { BookingView } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'

/** Says why the wizard stands at another step than asked for. */
export function BookingNotice({ view: { notice, location } }: { view: BookingView }) {
  if (!notice) return null
  return (
    <Notice role="note">
      <p>
        {notice.kind === 'booksByPhone' && (
          <>
            {notice.location.name} books by phone: <CallLink phone={notice.location.phone} />. Or choose another clinic.
          </>
        )}
        {notice.kind === 'unknownLocation' && 'We do not know the clinic that was asked for. Choose one of these.'}
        {notice.kind === 'serviceNotOffered' && (
          <>
            What you asked for is not booked in this calendar. Choose another service
            {location && (
              <>
                , or call <CallLink phone={location.phone} />
              </>
            )}
            .
          </>
        )}
      </p>
    </Notice>
  )
}
