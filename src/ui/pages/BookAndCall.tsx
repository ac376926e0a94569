import * as words from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import type { LocationPage } from '../../../content/types.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'

/** A clinic's links to book and to call; the call comes first if the clinic books by phone. */
export function BookAndCall({ page: { location, bookingSlug } }: { page: LocationPage }) {
  const { name, phone, booking } = location
  const isByPhone = booking.kind === 'phone'
  const book = (
    <ActionLink key="book" href={`/book/${bookingSlug}`} tone={isByPhone ? 'quiet' : 'primary'}>
      {isByPhone ? words.anotherClinic : common.bookIn(name)}
    </ActionLink>
  )
  const call = (
    <ActionLink key="call" href={`tel:${phone.e164}`} tone={isByPhone ? 'primary' : 'quiet'}>
      {words.callAt(phone.display)}
    </ActionLink>
  )
  return isByPhone ? [call, book] : [book, call]
}
