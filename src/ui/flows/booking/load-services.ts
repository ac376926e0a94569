import { fromPromise } from 'xstate'
import type { BookingService } from '../../../../content/types.ts'
import type { Records } from '../../../adapters/records.ts'

/** The wizard's `loadServices` actor over the site's records. */
export function loadServicesFrom(records: Records) {
  return fromPromise<readonly BookingService[], { location: string }>(async ({ input }) => {
    const list = await records.read(`booking/${input.location}`)
    return list.services
  })
}
