import { createInspector } from '@statelyai/inspect'
import { withMessage, nothingInspected, type Inspection, type InspectedActor } from './log.ts'
import { registeredFlows } from './site/known-flows.ts'
import { watchFlows } from './site/watch.ts'

/**
 * Connects both sides of the inspector without a browser, for tests: what the page posts, and the panel's log of it.
 */
export function listen() {
  const posted: unknown[] = []
  let known: Inspection = nothingInspected
  const { execute, unwatch } = watchFlows(
    createInspector({
      send: (event) => {
        posted.push(event)
        known = withMessage(known, { page: 1, message: structuredClone(event) })
      },
    }),
    registeredFlows,
  )
  /** The last actor of a flow. */
  function actorOf(flow: string): InspectedActor {
    const found = known.actors.findLast((actor) => actor.flow === flow)
    if (!found) throw new Error(`no actor of '${flow}' was met`)
    return found
  }
  return { posted, inspection: () => known, actorOf, execute, unwatch }
}
