import { useEffect, useState } from 'react'
import { inTimeOrRenewed } from '../../loading/in-time-or-renewed.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'

const nothing = async () => undefined

/** What the clinics and services are drawn with. */
export const choicesPart = createStepPart(() => import('./ChoicesPart.tsx'))

/** What the calendar is drawn with. */
export const calendarPart = createStepPart(() => import('./CalendarStep.tsx'))

/**
 * What some steps are drawn with. `load` fetches it: a page that begins with it awaits that before it is drawn. `use`
 * returns null until it has arrived, which it does on idle where it is wanted, and throws where it is needed and could
 * not be fetched within 8 s. If a newer build of the site has it elsewhere, the page is reloaded instead.
 */
export function createStepPart<Part>(fetchPart: () => Promise<Part>) {
  let arrived: Part | null = null
  const load = async () => (arrived = await fetchPart())
  return {
    load,
    use(isNeeded: boolean, isWanted = true): Part | null {
      const [fetched, fetchOnce] = useLazyPart(load)
      const { builds } = useAdapters()
      const [hasFailed, setFailed] = useState(false)
      useIdle(isWanted ? fetchOnce : nothing)
      useEffect(() => {
        if (isNeeded) inTimeOrRenewed(fetchOnce(), builds, () => setFailed(true))
      }, [isNeeded, fetchOnce, builds])
      const part = arrived ?? fetched
      if (!part && hasFailed) throw new Error('booking: what draws the step could not be fetched')
      return part
    },
  }
}
