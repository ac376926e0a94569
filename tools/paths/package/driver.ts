import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import type { Path } from '../core/cover.ts'
import { nameOf, type Stimulus } from '../core/explore.ts'
import type { LeafState } from '../core/flow-model.ts'
import { walk, type StepListener, type Walker } from '../core/run.ts'

/** The answer of an invoked actor, as the machine receives it. */
export interface Answer {
  type: string
  output?: unknown
  error?: unknown
}

/**
 * What carries out the steps of paths on something that a machine describes: a component, a page, a server. An event or
 * a state that is missing here does not compile. `events` and `states` are those that XState's own `path.test` takes.
 */
export interface Driver<Machine extends AnyStateMachine, Transient extends string = never> {
  /** Makes each event happen, as a user would. */
  events: {
    [Type in EventFromLogic<Machine>['type']]: (step: {
      event: Extract<EventFromLogic<Machine>, { type: Type }>
    }) => unknown
  }
  /** Throws, or rejects, unless this state is shown; by the dotted path of a leaf state. */
  states: {
    [Leaf in Exclude<LeafState<StateValueFrom<Machine>>, Transient>]: (state: SnapshotFrom<Machine>) => unknown
  }
  /** Brings about the answers of invoked actors, by 'pay done' and 'pay error'. */
  outcomes?: Readonly<Record<string, (step: { event: Answer }) => unknown>>
  /** Throws, or rejects, where an event that is to be ignored is offered; an event without one is not tried. */
  refusals?: {
    [Type in EventFromLogic<Machine>['type']]?: (step: {
      event: Extract<EventFromLogic<Machine>, { type: Type }>
    }) => unknown
  }
  /** Lets time pass, for delays. */
  pass?: (milliseconds: number) => unknown
  /** Waits until a step has had its effects. */
  settle?: () => unknown
  /** Ends the visit, whether or not the path was walked to its end. */
  end?: () => unknown
}

type AnyDriver = Driver<AnyStateMachine>

/** What a test may add to the walk of a path. */
export interface WalkOptions {
  onStep?: StepListener
  /** Runs each step of the path, given what to call it. */
  around?: (title: string, run: () => Promise<void>) => Promise<void>
}

/**
 * Walks a path with a driver: checks the start's states, carries out each step, and checks the states that it leads to.
 * Rejects with the path, the step and what was wrong there.
 */
export function testPath<Machine extends AnyStateMachine, Transient extends string>(
  path: Path,
  driver: Driver<Machine, Transient>,
  options?: WalkOptions,
): Promise<void>
export async function testPath(
  path: Path,
  driver: AnyDriver,
  { onStep, around = plainly }: WalkOptions = {},
): Promise<void> {
  try {
    const during: Walker['during'] = ({ steps }, step, run) => around(titleOfStep(steps[step - 1]), run)
    await walk(withRefusalsOf(driver, path), { ...walkerOf(driver), during }, onStep)
  } finally {
    await driver.end?.()
  }
}

function walkerOf({ events, states, outcomes = {}, refusals = {}, pass, settle }: AnyDriver): Walker {
  const act = async ({ kind, name, event, wait = 0 }: Stimulus): Promise<unknown> => {
    if (kind === 'event') return needed(events, name, 'event')({ event })
    if (kind === 'outcome') return needed(outcomes, name, 'outcome')({ event })
    if (!pass) throw new Error(`the driver has no 'pass', and this step waits ${wait} ms`)
    return pass(wait)
  }
  return {
    perform: async (stimulus) => {
      await act(stimulus)
      await settle?.()
    },
    refuse: async ({ name, event }) => {
      await refusals[name]?.({ event })
      await settle?.()
    },
    check: async ({ leaves, snapshot }) => {
      for (const leaf of leaves) await needed(states, leaf, 'state')(snapshot)
    },
  }
}

function needed<Part>(parts: Readonly<Record<string, Part>>, name: string, kind: string): Part {
  const part = parts[name]
  if (part === undefined) throw new Error(`the driver has no ${kind} '${name}'`)
  return part
}

/** The same path; the events that it tries in vain are those that the driver can try. */
function withRefusalsOf({ refusals = {} }: AnyDriver, { start, steps, ...path }: Path): Path {
  const tried = (ignored: readonly Stimulus[]) => ignored.filter(({ name }) => refusals[name] !== undefined)
  return {
    ...path,
    start: { ...start, ignored: tried(start.ignored) },
    steps: steps.map((step) => ({ ...step, ignored: tried(step.ignored) })),
  }
}

function plainly(_title: string, run: () => Promise<void>): Promise<void> {
  return run()
}

function titleOfStep(step: Path['steps'][number] | undefined): string {
  return step ? `${nameOf(step.edge.stimulus)}: ${step.edge.to.leaves.join(' & ')}` : 'start'
}
