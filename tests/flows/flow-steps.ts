import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import type { FlowModel, LeafState } from '../../tools/paths/core/flow-model.ts'
import { delayOf } from '../../tools/paths/core/delay.ts'
import { rememberedScreen, type Remembered } from '../drivers/remembered-screen.ts'
import type { Name, Screen, Scope } from '../drivers/screen.ts'
import { watchedScreen, type Watched } from '../drivers/watched-screen.ts'
import type { Stage } from '../drivers/stage.ts'
import type { AnyFlowModel, Situation, Stimulus } from '../../tools/paths/core/explore.ts'
import type { Walker } from '../../tools/paths/core/run.ts'
import type { FlowParts } from './parts.ts'

/** How a visitor, or something outside the page, causes an event, and how a test sees that it cannot happen. */
export interface EventStep<Event> {
  perform: (screen: Screen, event: Event) => Promise<void>
  /**
   * Throws where the visitor is offered the event. Where it cannot be prevented, tries it, which must have no effect.
   */
  refuse: (screen: Screen, event: Event) => Promise<void>
}

/** A flow's user actions and assertions: an event or a state that is missing here does not compile. */
export interface FlowSteps<Machine extends AnyStateMachine, Transient extends string> {
  events: { [Type in EventFromLogic<Machine>['type']]: EventStep<Extract<EventFromLogic<Machine>, { type: Type }>> }
  /** By 'invokeId done' and 'invokeId error'; the event holds the actor's `output` or `error`. */
  outcomes: Readonly<Record<string, (screen: Screen, event: Stimulus['event']) => Promise<void>>>
  /** Whether this state, and no other, is what the screen shows. */
  states: Readonly<Record<Exclude<LeafState<StateValueFrom<Machine>>, Transient>, (screen: Screen) => Promise<boolean>>>
  /** Checks what else must be true in a situation; a sentence where it is not. */
  details: (screen: Screen, snapshot: SnapshotFrom<Machine>) => Promise<string | null>
}

/** A flow's model with its steps, as runners take it. */
export interface Flow {
  model: AnyFlowModel
  /** The names of the events, outcomes and states that have steps and assertions. */
  steps: { events: readonly string[]; outcomes: readonly string[]; states: readonly string[] }
  walker: (screen: Screen) => Walker
}

/** All that tests know of a flow. */
export interface TestedFlow extends Flow {
  /** Where its paths are walked. */
  stage: Stage
  /** Where faults are seeded in its page. */
  parts: FlowParts
}

/** Connects steps to their model. */
export function flowSteps<Machine extends AnyStateMachine, Transient extends string>(
  model: FlowModel<Machine, Transient>,
  steps: NoInfer<FlowSteps<Machine, Transient>>,
): Flow
export function flowSteps(model: AnyFlowModel, steps: FlowSteps<AnyStateMachine, string>): Flow {
  const { events, outcomes, states } = steps
  return {
    model,
    steps: { events: Object.keys(events), outcomes: Object.keys(outcomes), states: Object.keys(states) },
    walker: (screen) => {
      const { remembered, during } = rememberedScreen(screen)
      return screenWalker(model, steps, watchedScreen(remembered), during)
    },
  }
}

/* One screen for the whole walk: steps remember what they did by it. */
function screenWalker(
  model: AnyFlowModel,
  steps: FlowSteps<AnyStateMachine, string>,
  watch: Watched,
  duringOneLook: Remembered['during'],
): Walker {
  const { watched: screen } = watch
  const eventStep = (name: string): EventStep<Stimulus['event']> => {
    const step = steps.events[name]
    if (!step) throw new Error(`${model.id}: no step for the event '${name}'.`)
    return step
  }
  return {
    perform: async ({ kind, name, event, wait }) => {
      if (kind === 'delay') return screen.pass(wait ?? delayOf(model, name))
      if (kind === 'event') return eventStep(name).perform(screen, event)
      const outcome = steps.outcomes[name]
      if (!outcome) throw new Error(`${model.id}: no step for the outcome '${name}'.`)
      return outcome(screen, event)
    },
    refuse: async ({ name, event }) => {
      const before = watch.acts()
      await eventStep(name).refuse(screen, event)
      return watch.acts() > before
    },
    check: (situation) => screen.until(() => duringOneLook(() => complaint(model, steps, watch, situation))),
  }
}

/** Null where exactly the situation's states are shown and its details agree; otherwise what is wrong. */
async function complaint(
  { words }: AnyFlowModel,
  steps: FlowSteps<AnyStateMachine, string>,
  { watched: screen, seen, forget }: Watched,
  { leaves, snapshot }: Situation,
): Promise<string | null> {
  for (const [state, holds] of Object.entries(steps.states)) {
    const expected = leaves.includes(state)
    forget()
    if ((await holds(screen)) === expected) continue
    const sentence = words.states[state] === undefined ? '' : ` (‘${words.states[state]}’)`
    return `${state} ${expected ? 'is not' : 'is'} what the screen shows${sentence}: ${seen().join(', ')}`
  }
  return steps.details(screen, snapshot)
}

/** Waits for the focus to be on the element with this text. */
export async function expectFocusOn(screen: Screen, text: string): Promise<void> {
  await screen.until(async () => {
    const focused = await screen.focused()
    return focused === text ? null : `the focus is on '${focused}', not on '${text}'`
  })
}

/**
 * Clicks a link and waits for its page or step. Throws where the click leads elsewhere than the link says, as it would
 * without JavaScript or in a new tab; `agree` tells which addresses are the same place.
 */
export async function followLink(
  screen: Screen,
  name: Name,
  scope: Scope,
  agree: (says: string, address: string) => boolean = (says, address) => says === address,
): Promise<void> {
  const says = (await screen.condition('link', name, scope))?.leadsTo
  await screen.click('link', name, scope)
  await screen.until(async () => {
    const address = await screen.address()
    return says != null && agree(says, address)
      ? null
      : `the link '${name}' says ${says}, but a click leads to ${address}`
  })
}

/** Throws where a link says another address, in path and search, than this one. */
export async function expectLeadsTo(screen: Screen, name: Name, scope: Scope, address: string): Promise<void> {
  const says = (await screen.condition('link', name, scope))?.leadsTo ?? null
  if (says !== null && says !== address) throw new Error(`the link '${name}' leads to ${says}, not to ${address}`)
}

/** Throws where such an element is offered. */
export async function expectAbsent(count: Promise<number>, what: string): Promise<void> {
  if ((await count) > 0) throw new Error(`the visitor is offered ${what}`)
}

/** How many dialogs are open. */
export function openDialogs(screen: Screen): Promise<number> {
  return screen.count('dialog', /./, 'page')
}

/** Whether a status line says a text. */
export async function statusSays(screen: Screen, text: RegExp): Promise<boolean> {
  return (await screen.texts('status', /^$/)).some((status) => text.test(status))
}

/** The number of the page's frame, which is higher once it was loaded again; 0 where there is none. */
export async function frameNumber(screen: Screen): Promise<number> {
  const [frame] = await screen.elements('iframe')
  return frame?.number ?? 0
}

/**
 * A step in which the frame posts a message. It can do so whenever it is there; where the message has no meaning it must
 * change nothing.
 */
export function frameMessage<Event>(dataOf: (event: Event) => unknown): EventStep<Event> {
  return {
    perform: (screen, event) => screen.postFromFrame(dataOf(event)),
    refuse: async (screen, event) => {
      if ((await screen.elements('iframe')).length > 0) await screen.postFromFrame(dataOf(event))
    },
  }
}
