import type { AnyMachineSnapshot, ExecutableActionObject } from 'xstate'
import { endlessLoop } from './endless-loop.ts'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { leavesOf } from './situation-key.ts'
import { invokesOf, nameOf } from './stimuli.ts'
import { statesOf, transitionIds } from './transitions.ts'
import { delaysOf, fieldOf, type Delays } from './waiting.ts'

/** Throws one sentence where the chart has something that the kit cannot walk. */
export function checkChart(model: AnyFlowModel): void {
  const { id, machine } = model
  const twice = repeated([...transitionIds(machine).values()])
  if (twice !== undefined)
    throw new Error(`${id}: two transitions are both called '${twice}'; rename a state or an event.`)
  const named: object = machine.implementations.delays
  for (const { name, fixed } of delaysOf(machine).values()) {
    if (Number.isNaN(fixed) && !Object.hasOwn(named, name)) throw new Error(`${id}: the delay '${name}' has no value.`)
  }
  for (const invoked of statesOf(machine).flatMap(({ invoke }) => invoke)) {
    if (invoked.onSnapshot) throw new Error(`${id}: the kit does not walk what '${invoked.id}' does in onSnapshot.`)
    if (invoked.systemId) throw new Error(`${id}: the kit does not walk '${invoked.id}', as it has a systemId.`)
  }
}

/** Throws one sentence where a step did something that the kit cannot walk. */
export function checkStep(
  { id }: AnyFlowModel,
  snapshot: AnyMachineSnapshot,
  executed: readonly ExecutableActionObject[],
  self: unknown,
  delays: Delays,
  invokes: ReadonlySet<string>,
): void {
  for (const { type, params } of executed) {
    const name = nameOfEvent(params)
    if (type === 'xstate.sendTo' && fieldOf(params, 'to') === self)
      throw new Error(`${id}: the kit does not walk '${name}', which the machine sends to itself; raise it.`)
    if (type === 'xstate.raise' && typeof fieldOf(params, 'delay') === 'number' && !delays.has(name))
      throw new Error(`${id}: the kit does not walk '${name}', which is raised after a delay; use 'after'.`)
  }
  const twice = repeated(invokesOf(snapshot))
  if (twice !== undefined)
    throw new Error(`${id}: the invoked actor '${twice}' runs twice at once; give each its own id.`)
  const [spawned] = Object.keys(snapshot.children).filter((child) => !invokes.has(child))
  if (spawned) throw new Error(`${id}: the kit does not walk the spawned actor '${spawned}'; invoke it.`)
}

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name).size)
}

function nameOfEvent(params: unknown): string {
  return String(fieldOf(fieldOf(params, 'event'), 'type'))
}

/** The error that reports a failed step; `taken` are the transitions that it took before it failed. */
export function failureOf(
  { id }: AnyFlowModel,
  snapshot: AnyMachineSnapshot | undefined,
  stimulus: Stimulus | undefined,
  error: unknown,
  taken: readonly string[],
): Error {
  const loop = endlessLoop(id, taken, error)
  if (loop) return loop
  const message = error instanceof Error ? error.message : String(error)
  if (!snapshot || !stimulus) return new Error(`${id}: the start fails: ${message}`, { cause: error })
  const step = `'${nameOf(stimulus)}' in '${leavesOf(snapshot).join(' & ') || '(root)'}'`
  if (stimulus.kind === 'outcome' && taken.length === 0 && error === stimulus.event['error'])
    return new Error(`${id}: nothing handles ${step}; the machine would stop there.`, { cause: error })
  return new Error(`${id}: ${step} fails: ${message}`, { cause: error })
}
