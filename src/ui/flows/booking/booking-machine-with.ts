import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { BookingService } from '../../../../content/types.ts'
import { bookingMachine } from '../../../../machines/booking/index.ts'
import type { Adapters } from '../../../adapters/adapters.ts'
import { inTime } from '../../../adapters/in-time.ts'
import { isMissing } from '../../../adapters/records.ts'

type LoadServices = PromiseActorLogic<readonly BookingService[], { location: string }>

/**
 * The booking machine with the site's records. Services that are available already are shown without a turn of loading.
 */
export function bookingMachineWith(adapters: Pick<Adapters, 'records' | 'builds'>) {
  return bookingMachine.provide({ actors: { loadServices: loadServicesFrom(adapters) } })
}

/**
 * Fails after 8 s. If the site was deployed again and a newer build keeps its lists elsewhere, the page is reloaded.
 */
function loadServicesFrom({ records, builds }: Pick<Adapters, 'records' | 'builds'>): LoadServices {
  const loading: LoadServices = fromPromise(async ({ input }) => {
    try {
      const list = await inTime(records.read(`booking/${input.location}`))
      return list.services
    } catch (error) {
      if (isMissing(error) && (await builds.renew())) return new Promise(() => undefined)
      throw error
    }
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
