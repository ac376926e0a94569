import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/** Dotted paths of the leaf states of a state value: 'open.service.loading'. */
export type LeafState<Value> = Exclude<Extract<Value, string>, NestedKey<Value>> | NestedLeaf<Exclude<Value, string>>

type NestedKey<Value> = Value extends string ? never : keyof Value & string

type NestedLeaf<Value> = Value extends object
  ? { [Key in keyof Value & string]-?: `${Key}.${LeafState<NonNullable<Value[Key]>>}` }[keyof Value & string]
  : never

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/**
 * Named classes of events: for each type of event, the payloads between which the machine distinguishes, by name. An
 * event type without a class does not compile.
 */
type EventClasses<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]: Readonly<Record<string, Payload<EventFromLogic<Machine>, Type>>>
}

/** What an invoked actor may answer, by name. */
interface Outcomes {
  done?: Readonly<Record<string, unknown>>
  error?: Readonly<Record<string, unknown>>
  /** What an actor that is observed by `onSnapshot` may report while it runs. */
  snapshot?: Readonly<Record<string, unknown>>
}

/** Phrases of which the names of paths consist: 'A visitor with a clinic' 'picks a service and' 'reaches a calendar'. */
interface Intents {
  /** Who acts: 'A visitor' unless given. */
  subject?: string
  /** Who acts after a first step, by the step's name, with its class behind it, or by 'name: class'. */
  subjects?: Readonly<Record<string, string>>
  /** What they do or meet in a step, by its transition, by 'name: class', or by its name, with its class behind it. */
  steps?: Readonly<Record<string, string>>
  /** What they come to when a state is entered; '' for nothing to say. */
  states?: Readonly<Record<string, string>>
}

/** What tests and tools need to know of a flow in addition to its machine. */
export interface FlowModel<Machine extends AnyStateMachine, Transient extends string = never> {
  id: string
  machine: Machine
  /** A sketch leaves out steps that fail, each with a note; else they are errors. */
  isSketch?: boolean
  /** What the model itself leaves out, one sentence each. */
  notes?: readonly string[]
  input: InputFrom<Machine>
  /** Where the input makes a difference: several by name, with each of which paths begin, in place of `input`. */
  inputs?: Readonly<Record<string, InputFrom<Machine>>>
  events: EventClasses<Machine>
  /** The outcomes of each invoked actor, by invoke id. */
  outcomes: Readonly<Record<string, Outcomes>>
  /** States that the machine only passes through, which need no assertion as every other leaf state does. */
  transient: readonly Transient[]
  /** The part of the context that distinguishes situations, as JSON. */
  key: (snapshot: SnapshotFrom<Machine>) => unknown
  /**
   * The transitions that fulfil each requirement or decision, by its number; '#2' and the like may be left out where all
   * guarded twins are meant.
   */
  requirements?: Readonly<Record<string, readonly string[]>>
  /** Given/When/Then words. */
  words: {
    /** What is true in a leaf state: 'the wizard asks for the clinic'. */
    states: Readonly<Record<Exclude<LeafState<StateValueFrom<Machine>>, Transient>, string>>
    /** What else is true in a situation, where its state does not say it. */
    details?: (snapshot: SnapshotFrom<Machine>) => readonly string[]
    /**
     * What happens, per event type, outcome and delay; the class follows: 'the visitor picks' 'a clinic'. Where that is
     * no sentence, 'name: class' has one of its own.
     */
    steps: Readonly<Record<string, string>>
    /**
     * How a visitor can tell that an event is ignored: 'picking {a clinic} is not offered'. Where only some classes are
     * ignored, their names replace the braces.
     */
    refusals: { readonly [Type in EventFromLogic<Machine>['type']]: string }
    /** For the names of paths, where the words above do not make a good one. */
    intents?: Intents
  }
}

/** Checks a model against its machine's types and returns it with its literal names kept. */
export function flowModel<
  const Model extends FlowModel<Machine, Transient>,
  Machine extends AnyStateMachine,
  Transient extends string,
>(model: Model & FlowModel<Machine, Transient>): Model {
  return model
}
