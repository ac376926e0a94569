import type { ReactNode } from 'react'
import * as words from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'

/** Says why the wizard is at another step than requested. */
export function BookingNotice({ view: { notice, location } }: { view: BookingView }) {
  if (!notice) return null
  return (
    <Notice role="note">
      <p>{noticeText(notice, location)}</p>
    </Notice>
  )
}

function noticeText(notice: NonNullable<BookingView['notice']>, location: BookingView['location']): ReactNode {
  switch (notice.kind) {
    case 'booksByPhone':
      return words.booksByPhone(notice.location.name, <CallLink key="phone" phone={notice.location.phone} />)
    case 'unknownLocation':
      return words.unknownClinic
    case 'serviceNotOffered':
      return words.serviceNotOffered(location && <CallLink key="phone" phone={location.phone} />)
  }
}
