import { useState } from 'react'
import type { BookingView } from '../../../../machines/booking/index.ts'

/** What was chosen in the wizard since it opened, including choices that the visitor has gone back from. */
export interface MadeChoices {
  clinic?: string | undefined
  service?: string | undefined
}

const none: MadeChoices = {}

/**
 * Remembers the clinic and the service that were chosen last, so that their rows are marked when the visitor goes back.
 */
export function useMadeChoices(view: BookingView | null): MadeChoices {
  const [made, setMade] = useState<MadeChoices>(none)
  const { clinic, service } = view ? madeBy(view, made) : none
  if (clinic === made.clinic && service === made.service) return made
  const next = { clinic, service }
  setMade(next)
  return next
}

function madeBy({ step, location }: BookingView, before: MadeChoices): MadeChoices {
  return {
    clinic: step.name === 'location' ? before.clinic : location?.slug,
    service: step.name === 'calendar' ? step.service.id : before.service,
  }
}
