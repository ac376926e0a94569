import { createInspector } from '@statelyai/inspect'
import { hear, nothingInspected, type Inspection, type InspectedActor } from './log.ts'
import { watchFlows } from './site/watch.ts'

/** Both sides of the inspector without a browser: what the page posts, and what the panel makes of it. For tests. */
export function listen() {
  const posted: unknown[] = []
  let known: Inspection = { ...nothingInspected, pages: 1 }
  const { obey, unwatch } = watchFlows(
    createInspector({
      send: (event) => {
        posted.push(event)
        known = hear(known, structuredClone(event))
      },
    }),
  )
  /** The actor of a flow that was met last. */
  function actorOf(flow: string): InspectedActor {
    const found = known.actors.findLast((actor) => actor.flow === flow)
    if (!found) throw new Error(`no actor of '${flow}' was met`)
    return found
  }
  return { posted, inspection: () => known, actorOf, obey, unwatch }
}
