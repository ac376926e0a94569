import { fromPromise } from 'xstate'
import type { BookingService } from '../../../../content/types.ts'
import { bookingMachine } from '../../../../machines/booking/index.ts'
import type { Records } from '../../../adapters/records.ts'

/** The booking machine with its `loadServices` actor over the site’s records. */
export function bookingMachineWith(records: Records) {
  return bookingMachine.provide({
    actors: {
      loadServices: fromPromise<readonly BookingService[], { location: string }>(async ({ input }) => {
        const list = await records.read(`booking/${input.location}`)
        return list.services
      }),
    },
  })
}
