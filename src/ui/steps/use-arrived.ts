import { useState, useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { useSiteHistory } from '../../adapters/use-adapters.ts'

/**
 * The snapshot of a flow with addresses that is to be shown: while the browser goes back, the one before. Chromium does
 * not tell screen readers of a focus that moves meanwhile. To be called after the flow's address is connected, which
 * starts the way back.
 */
export function useArrived<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  const history = useSiteHistory()
  const [{ subscribe, read }] = useState(() => {
    let shown: SnapshotFrom<Actor> = actor.getSnapshot()
    return {
      subscribe: (onChange: () => void) => {
        const following = actor.subscribe(onChange)
        const unlisten = history.subscribe(onChange)
        return () => {
          following.unsubscribe()
          unlisten()
        }
      },
      read: () => {
        if (!history.isMoving) shown = actor.getSnapshot()
        return shown
      },
    }
  })
  return useSyncExternalStore(subscribe, read, read)
}
