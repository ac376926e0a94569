import { createActor, fromPromise } from 'xstate'
import { openingMachine, type OpeningEvent } from '../../../machines/opening/index.ts'

/** What the machine invokes. */
export type OpeningActors = Readonly<Record<'load' | 'goOn', () => Promise<unknown>>>

/** Sends an opening an event of this type. */
export type SendOpening = (cause: OpeningEvent['type']) => void

/**
 * Runs the opening machine, and calls `onState` with each state that it enters. A build replaces this by `runTable`.
 */
export function runOpening({ load, goOn }: OpeningActors, onState: (state: string) => void): SendOpening {
  const actors = { load: fromPromise(load), goOn: fromPromise(goOn) }
  const actor = createActor(openingMachine.provide({ actors })).start()
  let last = actor.getSnapshot()
  actor.subscribe((snapshot) => {
    if (snapshot === last) return
    last = snapshot
    onState(snapshot.value)
  })
  return (type) => actor.send({ type })
}
