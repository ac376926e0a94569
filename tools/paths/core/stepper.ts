import {
  createActor,
  fromPromise,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type ExecutableActionObject,
} from 'xstate'
import { eventClasses } from './event-classes.ts'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { heldStill } from './held-still.ts'
import { checkChart, checkStep, failureOf, notesOf, unsteadyNotes } from './refusals.ts'
import { delayStimulus, outcomesOf } from './stimuli.ts'
import { enteredAction, markedMachine, roundLimit, statesOf, takenAction } from './transitions.ts'
import {
  delaysOf,
  fieldOf,
  mailOf,
  nothing,
  waitingAfter,
  waitingKey,
  type Countdown,
  type Waiting,
} from './waiting.ts'

/** A snapshot with the delays and answers that are waited for. */
export interface Standing {
  snapshot: AnyMachineSnapshot
  waiting: Waiting
}

interface Step {
  reached: Standing
  transitions: readonly string[]
}

/** The effect of a stimulus: where it leads, and the transition definitions that it takes. */
export interface Move extends Step {
  stimulus: Stimulus
}

/**
 * Computes the steps of a model's machine with its own transition function. Time is simplified: events and answers come
 * as soon as they can be received, so time passes only while a delay is waited for. So the delay that is due first
 * always comes first. Delays that are due together come in one step, in the order in which they were started. A delay
 * whose guard refuses it has no effect.
 */
export function createStepper(model: AnyFlowModel) {
  const notes = new Set(checkChart(model))
  const machine = markedMachine(model.machine)
  const delays = delaysOf(machine)
  const invokes = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
  const events = eventClasses(model, machine)
  const parent = createActor(fromPromise(() => Promise.resolve()))
  const entered = new Set<string>()
  let executed: ExecutableActionObject[] = []

  function scopeOf(input: unknown) {
    const self = heldStill(() => createActor(machine, { input, parent })).result
    const named = new Map<PropertyKey, AnyActorRef>()
    Object.assign(self.system, {
      _set: (name: PropertyKey, actor: AnyActorRef) => named.set(name, actor),
      get: (name: PropertyKey) => named.get(name),
    })
    return inertScope(self, (action) => executed.push(action))
  }

  function run(
    scope: ReturnType<typeof scopeOf>,
    before: Standing | undefined,
    stimulus: Stimulus | undefined,
    act: () => AnyMachineSnapshot,
  ): Step {
    executed = []
    const { result, read } = heldStill(() =>
      attempt(
        () => withMail(act(), scope),
        (error) => failureOf(model, before?.snapshot, stimulus, error, takenIn(executed)),
      ),
    )
    checkStep(model, result)
    for (const { type, params } of executed) if (type === enteredAction) entered.add(String(fieldOf(params, 'state')))
    for (const note of notesOf(model, result, executed, parent, invokes)) notes.add(note)
    for (const note of unsteadyNotes(model, before?.snapshot, stimulus, read)) notes.add(note)
    const waiting = waitingAfter(before?.waiting ?? nothing, result, executed, scope.self)
    return { reached: { snapshot: result, waiting }, transitions: takenIn(executed) }
  }

  /** Lets a machine receive what it sent to itself. */
  function withMail(reached: AnyMachineSnapshot, scope: ReturnType<typeof scopeOf>): AnyMachineSnapshot {
    let snapshot = reached
    let received = 0
    for (let mail = mailOf(executed, scope.self); received < mail.length; mail = mailOf(executed, scope.self)) {
      const event = mail[received++]
      if (snapshot.status !== 'active' || !event) break
      if (received > roundLimit) throw new Error(`it sends itself '${event.type}' for ever`)
      snapshot = machine.transition(snapshot, event, scope)
    }
    return snapshot
  }

  const scope = scopeOf(model.input)

  function send(standing: Standing, stimulus: Stimulus): Move {
    const before = stimulus.kind === 'outcome' ? withAnswer(standing, stimulus.event['actorId']) : standing
    return {
      stimulus,
      ...run(scope, before, stimulus, () => machine.transition(before.snapshot, stimulus.event, scope)),
    }
  }

  /** The moves of a sketch; a step that fails is noted and left out. */
  function tried(move: () => Move | undefined): Move[] {
    try {
      const made = move()
      return made && made.transitions.length > 0 ? [made] : []
    } catch (error) {
      if (!model.isSketch) throw error
      notes.add(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  return {
    /** What the kit walks only in part, one sentence each; complete once all moves are made. */
    notes,

    /** The states entered so far, those that are only passed through included. */
    entered,

    start(input: unknown = model.input): Step {
      const scope = scopeOf(input)
      return run(scope, undefined, undefined, () => machine.getInitialSnapshot(scope, input))
    },

    /** The possible moves: events that have an effect, answers that are waited for, and the delay that is due first. */
    moves(standing: Standing): Move[] {
      const { snapshot, waiting } = standing
      if (snapshot.status !== 'active') return []
      const heard = heldStill(() => events.heardIn(snapshot)).result
      const stimuli = [...heard, ...waiting.actors.flatMap((id) => outcomesOf(model, id))]
      return [
        ...stimuli.flatMap((stimulus) => tried(() => send(standing, stimulus))),
        ...tried(() => passTime(standing, (type) => delays.get(type)?.name ?? type, send)),
      ]
    },

    /** All events of the model except those of these moves. */
    ignored: (moves: readonly Move[]) => events.without(moves.map(({ stimulus }) => stimulus)),

    /** The part of the key that separates situations with equal snapshots by what they wait for. */
    waits: ({ snapshot, waiting }: Standing) => waitingKey(delays, snapshot, waiting),
  }
}

/** Lets time pass until a delay ends that takes a transition; undefined where none will. */
function passTime(
  standing: Standing,
  nameOfDelay: (type: string) => string,
  send: (standing: Standing, stimulus: Stimulus) => Move,
): Move | undefined {
  let [reached, wait] = [standing, 0]
  let stimulus: Stimulus | undefined
  const transitions: string[] = []
  while (!stimulus && reached.waiting.delays.length > 0) {
    const soonest = Math.min(...reached.waiting.delays.map(({ left }) => left))
    wait += soonest
    reached = later(reached, soonest)
    for (const due of reached.waiting.delays.filter(({ left }) => left === 0)) {
      if (!reached.waiting.delays.includes(due)) continue
      const move = send(without(reached, due), delayStimulus(due.event, nameOfDelay(due.type), wait))
      if (move.transitions.length > 0) stimulus ??= move.stimulus
      transitions.push(...move.transitions)
      reached = move.reached
    }
  }
  return stimulus && { stimulus, reached, transitions }
}

/** A scope in which transitions run without any effect; the actions to be executed are passed to `actionExecutor`. */
function inertScope(self: ReturnType<typeof createActor>, actionExecutor: (action: ExecutableActionObject) => void) {
  const { system, id, sessionId } = self
  const ignore = () => undefined
  return { self, system, id, sessionId, logger: ignore, defer: ignore, emit: ignore, stopChild: ignore, actionExecutor }
}

function attempt(act: () => AnyMachineSnapshot, failure: (error: unknown) => Error): AnyMachineSnapshot {
  let snapshot: AnyMachineSnapshot
  try {
    snapshot = act()
  } catch (error) {
    throw failure(error)
  }
  if (snapshot.status === 'error') throw failure(snapshot.error)
  return snapshot
}

function takenIn(executed: readonly ExecutableActionObject[]): string[] {
  return executed.filter(({ type }) => type === takenAction).map(({ params }) => String(fieldOf(params, 'id')))
}

function withAnswer({ snapshot, waiting }: Standing, actor: unknown): Standing {
  return { snapshot, waiting: { ...waiting, actors: waiting.actors.filter((id) => id !== actor) } }
}

function later({ snapshot, waiting }: Standing, milliseconds: number): Standing {
  const delays = waiting.delays.map((delay) => ({ ...delay, left: delay.left - milliseconds }))
  return { snapshot, waiting: { ...waiting, delays } }
}

function without({ snapshot, waiting }: Standing, ended: Countdown): Standing {
  return { snapshot, waiting: { ...waiting, delays: waiting.delays.filter((delay) => delay !== ended) } }
}
