import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import type { AnyFlowModel } from '../core/explore.ts'
import type { FlowModel, LeafState } from '../core/flow-model.ts'
import { modelOf as sketchOf, type ModelOptions } from '../core/model-of.ts'

/** What a model says better than its machine alone can, by the machine's types. */
export interface TypedOptions<Machine extends AnyStateMachine, Transient extends string> extends Pick<
  ModelOptions,
  'id' | 'outcomes' | 'words'
> {
  input?: InputFrom<Machine>
  /** Several inputs by name: paths begin with each. */
  inputs?: Readonly<Record<string, InputFrom<Machine>>>
  /** Classes of events: the payloads between which the machine distinguishes, by name; none unless given. */
  events?: {
    [Type in EventFromLogic<Machine>['type']]?: Readonly<
      Record<string, Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>>
    >
  }
  /** Leaf states that the machine only passes through, which drivers need not show. */
  transient?: readonly (Transient & LeafState<StateValueFrom<Machine>>)[]
  /**
   * The part of the context that distinguishes situations, as JSON; unless given, all of it but the keys by which there
   * would be too many, each with a note.
   */
  key?: (snapshot: SnapshotFrom<Machine>) => unknown
}

/**
 * A model of a machine, as a start: what the options leave out is taken from the machine's transitions, and its actions
 * and actors are stubbed. A step that then fails, mostly for want of a payload or an answer, is left out with a note, and
 * so is a key of the context by which there would be too many situations.
 */
export function modelOf<Machine extends AnyStateMachine, Transient extends string = never>(
  machine: Machine,
  options?: TypedOptions<Machine, Transient>,
): FlowModel<Machine, Transient>
export function modelOf(machine: AnyStateMachine, options: TypedOptions<AnyStateMachine, string> = {}): AnyFlowModel {
  const { transient = [], events = {}, ...rest } = options
  const named = Object.entries(events).flatMap(([type, classes]) => (classes ? [[type, classes] as const] : []))
  const words = { states: {}, steps: {}, refusals: {}, ...options.words }
  return { ...sketchOf(machine, { ...rest, events: Object.fromEntries(named), words }), transient }
}
