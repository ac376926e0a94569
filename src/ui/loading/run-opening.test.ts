import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { openingMachine } from '../../../machines/opening/opening.machine.ts'
import { runOpening } from './run-opening.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const patience = 8000
const stimuli = ['part.press', 'part.close', 'visitor.turn', 'load done', 'load error', 'goOn done', 'time'] as const
type Stimulus = (typeof stimuli)[number]

/** All sequences of stimuli of this length. */
function sequences(length: number): Stimulus[][] {
  if (length === 0) return [[]]
  return sequences(length - 1).flatMap((before) => stimuli.map((last) => [...before, last]))
}

/** Actors that settle when told: the latest of each kind, and how often each was started. */
function heldActors() {
  const latest: Partial<Record<'load' | 'goOn', { resolve: () => void; reject: (error: Error) => void }>> = {}
  const started = { load: 0, goOn: 0 }
  const hold = (name: 'load' | 'goOn') => () =>
    new Promise<void>((resolve, reject) => {
      started[name] += 1
      latest[name] = { resolve, reject }
    })
  return { actors: { load: hold('load'), goOn: hold('goOn') }, latest, started }
}

type Held = ReturnType<typeof heldActors>

/** Brings a stimulus about in the page's runner and in XState. */
function bringAbout(
  stimulus: Stimulus,
  send: (type: 'part.press' | 'part.close' | 'visitor.turn') => void,
  held: Held,
) {
  if (stimulus === 'load done') held.latest.load?.resolve()
  else if (stimulus === 'load error') held.latest.load?.reject(new Error('offline'))
  else if (stimulus === 'goOn done') held.latest.goOn?.resolve()
  else if (stimulus !== 'time') send(stimulus)
}

async function promisesEnd(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('a page runs the machine as XState does, whatever comes in whatever order', async () => {
  const differing: string[] = []
  for (const sequence of sequences(4)) {
    const [ours, theirs] = [heldActors(), heldActors()]
    const entered: string[] = []
    const tell = runOpening(ours.actors, (state) => entered.push(state))
    const machine = openingMachine.provide({
      actors: { load: fromPromise(theirs.actors.load), goOn: fromPromise(theirs.actors.goOn) },
    })
    const actor = createActor(machine).start()
    for (const stimulus of ['part.press' as const, ...sequence]) {
      bringAbout(stimulus, tell, ours)
      bringAbout(stimulus, (type) => actor.send({ type }), theirs)
      if (stimulus === 'time') vi.advanceTimersByTime(patience)
      await promisesEnd()
      const [own, wanted] = [entered.at(-1) ?? 'idle', actor.getSnapshot().value]
      if (own !== wanted || JSON.stringify(ours.started) !== JSON.stringify(theirs.started))
        differing.push(`${sequence.join(', ')}: ${own}, not ${wanted}`)
    }
    actor.stop()
    vi.clearAllTimers()
  }
  expect(differing).toEqual([])
})
