import { setImmediate } from 'node:timers/promises'
import { createActor, SimulatedClock, type AnyStateMachine } from 'xstate'

/** More transitions than any machine takes by itself; one that loops is stopped there. */
const mostSteps = 100

/**
 * Starts a machine, lets its actors answer and sends it each of its events, twice over. Resolves to why it does not come
 * to rest, or to null. Time stands still, so that a delay is rest.
 */
export async function restlessness(machine: AnyStateMachine): Promise<string | null> {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  let steps = 0
  const failures: string[] = []
  const actor = createActor(machine, { clock: new SimulatedClock() })
  actor.subscribe({
    next: () => void (++steps > mostSteps && actor.stop()),
    error: (error) => void failures.push(error instanceof Error ? error.message : String(error)),
  })
  actor.start()
  await setImmediate()
  if (failures[0] ?? steps > mostSteps) return failures[0] ?? 'started, it loops without end'
  for (const type of [...types, ...types]) {
    steps = 0
    actor.send({ type })
    await setImmediate()
    if (failures[0] ?? steps > mostSteps) return failures[0] ?? `after ‘${type}’ it loops without end`
  }
  return null
}
