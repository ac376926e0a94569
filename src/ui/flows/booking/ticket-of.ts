import { ticket } from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'

/** The choices so far, by name: the clinic and its place, the service, its duration and its price. */
export function ticketOf({
  step,
  location,
  serviceName,
}: Pick<BookingView, 'step' | 'location' | 'serviceName'>): [label: string, value: string][] {
  const { session, name = serviceName } = step.name === 'calendar' ? step.service : {}
  const address = location?.visit?.address
  const lines: [string, string | undefined][] = [
    [ticket.service, session?.name ?? name],
    [ticket.duration, session?.duration],
    [ticket.price, session?.price],
    [ticket.clinic, location?.name],
    [ticket.address, address ? `${address.street}, ${address.town}, ${address.state} ${address.zip}` : location?.place],
  ]
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]))
}
