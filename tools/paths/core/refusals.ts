import type { AnyMachineSnapshot, ExecutableActionObject } from 'xstate'
import { endlessLoop } from './endless-loop.ts'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import type { Unsteady } from './held-still.ts'
import { leavesOf } from './situation-key.ts'
import { invokesOf, nameOf } from './stimuli.ts'
import { statesOf, transitionIds } from './transitions.ts'
import { delaysOf, fieldOf } from './waiting.ts'

/**
 * Throws one sentence where the chart has something that the kit cannot walk. Returns notes on what it walks only in
 * part.
 */
export function checkChart(model: AnyFlowModel): string[] {
  const { id, machine, outcomes, isSketch = false } = model
  const twice = repeated([...transitionIds(machine).values()])
  if (twice !== undefined)
    throw new Error(`${id}: two transitions are both called '${twice}'; rename a state or an event.`)
  const named: object = machine.implementations.delays
  const valueless = [...delaysOf(machine).values()]
    .filter(({ name, fixed }) => Number.isNaN(fixed) && !Object.hasOwn(named, name))
    .map(({ name }) => `${id}: the delay '${name}' has no value.`)
  if (valueless[0] !== undefined && !isSketch) throw new Error(valueless[0])
  const observed = statesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .filter((invoked) => invoked.onSnapshot && !outcomes[invoked.id]?.snapshot)
    .map(
      (invoked) =>
        `${id}: what '${invoked.id}' does in onSnapshot is not walked: name its snapshots in the model's 'outcomes'.`,
    )
  return [...valueless, ...observed]
}

/** Throws one sentence where a step did something that the kit cannot walk, and a machine should not do. */
export function checkStep({ id, isSketch }: AnyFlowModel, snapshot: AnyMachineSnapshot): void {
  const twice = repeated(invokesOf(snapshot))
  if (twice !== undefined && !isSketch)
    throw new Error(`${id}: the invoked actor '${twice}' runs twice at once; give each its own id.`)
}

/** What the kit walks only in part in a step, one sentence each. */
export function notesOf(
  { id }: AnyFlowModel,
  snapshot: AnyMachineSnapshot,
  executed: readonly ExecutableActionObject[],
  parent: unknown,
  invokes: ReadonlySet<string>,
): string[] {
  const children: object = snapshot.children
  const names = Object.keys(children)
    .filter((child) => !invokes.has(child))
    .map((child) => fieldOf(fieldOf(children, child), 'src') ?? child)
    .map((source) => (typeof source === 'string' && !source.startsWith('x:') ? `'${source}'` : 'without a name'))
  const told = executed.filter(({ type, params }) => type === 'xstate.sendTo' && fieldOf(params, 'to') === parent)
  return [
    ...names.map((name) => `${id}: the spawned actor ${name} is not walked; what it sends are events of the model.`),
    ...told.map(({ params }) => `${id}: no parent hears '${typeOfEvent(params)}', which the machine sends to it.`),
  ]
}

/** A note where two runs of a step can differ. */
export function unsteadyNotes(
  { id }: AnyFlowModel,
  before: AnyMachineSnapshot | undefined,
  stimulus: Stimulus | undefined,
  read: ReadonlySet<Unsteady>,
): string[] {
  const step = before && stimulus ? stepWords(before, stimulus) : 'the start'
  return [...read].map(
    (what) => `${id}: ${step} depends on ${what}, which the kit holds still: pass such a value in with the event.`,
  )
}

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name).size)
}

function typeOfEvent(params: unknown): string {
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
  const step = stepWords(snapshot, stimulus)
  if (stimulus.kind === 'outcome' && taken.length === 0 && error === stimulus.event['error'])
    return new Error(`${id}: nothing handles ${step}; the machine would stop there.`, { cause: error })
  return new Error(`${id}: ${step} fails: ${message}`, { cause: error })
}

function stepWords(snapshot: AnyMachineSnapshot, stimulus: Stimulus): string {
  return `'${nameOf(stimulus)}' in '${leavesOf(snapshot).join(' & ') || '(root)'}'`
}
