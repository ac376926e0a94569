import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOpening, type SendOpening } from './run-opening.ts'
import { runTable } from './run-table.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const patience = 8000
const stimuli = ['part.press', 'part.close', 'visitor.turn', 'load done', 'load error', 'goOn done', 'time'] as const
type Stimulus = (typeof stimuli)[number]

/** All sequences of this many stimuli. */
function sequences(length: number): Stimulus[][] {
  if (length === 0) return [[]]
  return sequences(length - 1).flatMap((before) => stimuli.map((last) => [...before, last]))
}

/** Actors that settle on demand: the latest of each kind, and how often each was started. */
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

/** Causes a stimulus, except the passing of time. */
function bringAbout(stimulus: Stimulus, send: SendOpening, { latest }: Held) {
  if (stimulus === 'load done') latest.load?.resolve()
  else if (stimulus === 'load error') latest.load?.reject(new Error('offline'))
  else if (stimulus === 'goOn done') latest.goOn?.resolve()
  else if (stimulus !== 'time') send(stimulus)
}

async function promisesEnd(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** A runner, with the states that it has entered and the actors that it has started. */
function startedBy(run: typeof runOpening) {
  const held = heldActors()
  const entered: string[] = []
  const send = run(held.actors, (state) => entered.push(state))
  return { act: (stimulus: Stimulus) => bringAbout(stimulus, send, held), entered, started: held.started }
}

test('the table behaves as XState does, whatever happens in whatever order', async () => {
  for (const sequence of sequences(4)) {
    const [table, machine] = [startedBy(runTable), startedBy(runOpening)]
    for (const stimulus of ['part.press' as const, ...sequence]) {
      table.act(stimulus)
      machine.act(stimulus)
      if (stimulus === 'time') vi.advanceTimersByTime(patience)
      await promisesEnd()
    }
    const happened = sequence.join(', ')
    expect({ happened, entered: table.entered, started: table.started }).toEqual({
      happened,
      entered: machine.entered,
      started: machine.started,
    })
    vi.clearAllTimers()
  }
})
