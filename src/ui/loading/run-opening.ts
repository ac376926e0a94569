import { createActor, fromPromise } from 'xstate'
import { openingMachine, type OpeningEvent } from '../../../machines/opening/index.ts'

/** What the machine invokes. */
export type OpeningActors = Readonly<Record<'load' | 'goOn', () => Promise<unknown>>>

/** Tells an opening what happens: an event's type. */
export type TellOpening = (cause: OpeningEvent['type']) => void

/** Runs the machine of opening; tells each state that is entered. A build puts `runTable` in its place. */
export function runOpening({ load, goOn }: OpeningActors, onState: (state: string) => void): TellOpening {
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
