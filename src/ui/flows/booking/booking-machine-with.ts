import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { BookingService } from '../../../../content/types.ts'
import { bookingMachine } from '../../../../machines/booking/index.ts'
import type { Records } from '../../../adapters/records.ts'

type LoadServices = PromiseActorLogic<readonly BookingService[], { location: string }>

/** The booking machine over the site's records. Services that are there already are shown without a turn of loading. */
export function bookingMachineWith(records: Records) {
  return bookingMachine.provide({ actors: { loadServices: loadServicesFrom(records) } })
}

function loadServicesFrom(records: Records): LoadServices {
  const loading: LoadServices = fromPromise(async ({ input }) => {
    const list = await records.read(`booking/${input.location}`)
    return list.services
  })
  return {
    ...loading,
    getInitialSnapshot(scope, input) {
      const list = records.ready?.(`booking/${input.location}`)
      const initial = loading.getInitialSnapshot(scope, input)
      return list ? { ...initial, status: 'done', output: list.services, error: undefined } : initial
    },
  }
}
