import { ticket } from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { ticketOf } from './ticket-of.ts'
import classes from './BookingAside.module.css'

const titled: readonly string[] = [ticket.service, ticket.address]

/** The ticket as one line below the title, for phones; the title already names the service. */
export function TicketLine({ view }: { view: BookingView }) {
  if (view.step.name !== 'calendar') return null
  const lines = ticketOf(view).filter(([label]) => !titled.includes(label))
  return <p className={classes['line']}>{lines.map(([, value]) => value).join(' · ')}</p>
}
