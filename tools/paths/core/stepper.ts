import { createActor, type AnyMachineSnapshot, type ExecutableActionObject } from 'xstate'
import { eventClasses } from './event-classes.ts'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { checkChart, checkStep, failureOf } from './refusals.ts'
import { delayStimulus, outcomesOf } from './stimuli.ts'
import { markedMachine, statesOf, takenAction } from './transitions.ts'
import { delaysOf, fieldOf, nothing, waitingAfter, waitingKey, type Countdown, type Waiting } from './waiting.ts'

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
  checkChart(model)
  const machine = markedMachine(model.machine)
  const delays = delaysOf(machine)
  const invokes = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
  const events = eventClasses(model, machine)
  let executed: ExecutableActionObject[] = []
  const scope = inertScope(createActor(machine, { input: model.input }), (action) => executed.push(action))

  function run(before: Standing | undefined, stimulus: Stimulus | undefined, act: () => AnyMachineSnapshot): Step {
    executed = []
    const snapshot = attempt(act, (error) => failureOf(model, before?.snapshot, stimulus, error, takenIn(executed)))
    checkStep(model, snapshot, executed, scope.self, delays, invokes)
    const waiting = waitingAfter(before?.waiting ?? nothing, snapshot, executed)
    return { reached: { snapshot, waiting }, transitions: takenIn(executed) }
  }

  function send(standing: Standing, stimulus: Stimulus): Move {
    const before = stimulus.kind === 'outcome' ? withAnswer(standing, stimulus.event['actorId']) : standing
    return { stimulus, ...run(before, stimulus, () => machine.transition(before.snapshot, stimulus.event, scope)) }
  }

  return {
    start: () => run(undefined, undefined, () => machine.getInitialSnapshot(scope, model.input)),

    /** The possible moves: events that have an effect, answers that are waited for, and the delay that is due first. */
    moves(standing: Standing): Move[] {
      const { snapshot, waiting } = standing
      if (snapshot.status !== 'active') return []
      const stimuli = [...events.heardIn(snapshot), ...waiting.actors.flatMap((id) => outcomesOf(model, id))]
      const delay = passTime(standing, (type) => delays.get(type)?.name ?? type, send)
      const moves = [...stimuli.map((stimulus) => send(standing, stimulus)), ...(delay ? [delay] : [])]
      return moves.filter(({ transitions }) => transitions.length > 0)
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
      const move = send(without(reached, due), delayStimulus(due.type, nameOfDelay(due.type), wait))
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
  const delays = waiting.delays.map(({ type, left }) => ({ type, left: left - milliseconds }))
  return { snapshot, waiting: { ...waiting, delays } }
}

function without({ snapshot, waiting }: Standing, ended: Countdown): Standing {
  return { snapshot, waiting: { ...waiting, delays: waiting.delays.filter((delay) => delay !== ended) } }
}
