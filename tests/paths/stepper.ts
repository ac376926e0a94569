import { createActor, type AnyMachineSnapshot, type ExecutableActionObject } from 'xstate'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { checkChart, checkStep, failureOf } from './refusals.ts'
import { leavesOf, situationKey } from './situation-key.ts'
import { delayStimulus, eventsOf, nameOf, outcomesOf } from './stimuli.ts'
import { markedMachine, statesOf, takenAction } from './transitions.ts'
import { delaysOf, fieldOf, nothing, waitingAfter, waitingKey, type Countdown, type Waiting } from './waiting.ts'

/** A snapshot with what is waited for in it. */
export interface Standing {
  snapshot: AnyMachineSnapshot
  waiting: Waiting
}

/** What a stimulus does: where it leads, and by which transition definitions. */
export interface Move {
  stimulus: Stimulus
  reached: Standing
  transitions: readonly string[]
}

/**
 * Takes the steps of a model's machine, by its own transition function. Time is taken to be simple: an event or an
 * answer comes as soon as there is something to send it to, so that time only passes when a delay is waited for. The
 * delay that is due first then always comes first; delays that are due together come in one step, in the order in which
 * they were started; a delay whose guard refuses it passes unseen.
 */
export function createStepper(model: AnyFlowModel) {
  checkChart(model)
  const machine = markedMachine(model.machine)
  const delays = delaysOf(machine)
  const invokes = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
  const events = eventsOf(model)
  const outcomes = new Map<string, Stimulus[]>()
  const numbers = new Map(events.map((event, index) => [event, index]))
  const eventsByType = Object.keys(model.events).map(
    (type) => [type, events.filter(({ name }) => name === type)] as const,
  )
  const ignoredBy = new Map<string, readonly Stimulus[]>()
  let executed: ExecutableActionObject[] = []
  const actor = createActor(machine, { input: model.input })
  const scope = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action: ExecutableActionObject) => void executed.push(action),
  }

  function run(before: Waiting, cause: string, act: () => AnyMachineSnapshot) {
    executed = []
    const snapshot = attempt(act, (error) => failureOf(model, cause, error, takenIn(executed)))
    checkStep(model, snapshot, executed, actor, delays, invokes)
    return { reached: { snapshot, waiting: waitingAfter(before, snapshot, executed) }, transitions: takenIn(executed) }
  }

  function send({ snapshot, waiting }: Standing, stimulus: Stimulus): Move {
    const cause = `'${nameOf(stimulus)}' in '${leavesOf(snapshot).join(' & ') || '(root)'}'`
    const before = stimulus.kind === 'outcome' ? withAnswer(waiting, stimulus.event['actorId']) : waiting
    return { stimulus, ...run(before, cause, () => machine.transition(snapshot, stimulus.event, scope)) }
  }

  /** Lets time pass until a delay ends that takes a transition, if any will. */
  function pass(standing: Standing): Move | undefined {
    let reached = standing
    const transitions: string[] = []
    let stimulus: Stimulus | undefined
    let wait = 0
    while (!stimulus && reached.waiting.delays.length > 0) {
      const soonest = Math.min(...reached.waiting.delays.map(({ left }) => left))
      wait += soonest
      reached = later(reached, soonest)
      for (const due of reached.waiting.delays.filter(({ left }) => left === 0)) {
        if (!reached.waiting.delays.includes(due)) continue
        const end = delayStimulus(due.type, delays.get(due.type)?.name ?? due.type, wait)
        const move = send(without(reached, due), end)
        if (move.transitions.length > 0) stimulus ??= end
        transitions.push(...move.transitions)
        reached = move.reached
      }
    }
    return stimulus && { stimulus, reached, transitions }
  }

  /** The events that may do something: an active state has a transition for them, or eventless ones that may listen. */
  function heardIn(snapshot: AnyMachineSnapshot): readonly Stimulus[] {
    if (snapshot._nodes.some(({ always }) => always && always.length > 0)) return events
    const types = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))
    const hasWildcard = [...types].some((type) => type.endsWith('*'))
    return eventsByType
      .filter(([type]) => hasWildcard || types.has(type))
      .flatMap(([, group]) => group.filter(({ event }) => machine.getTransitionData(snapshot, event).length > 0))
  }

  function answersIn({ waiting }: Standing): Stimulus[] {
    return waiting.actors.flatMap((id) => {
      const known = outcomes.get(id) ?? outcomesOf(model, id)
      outcomes.set(id, known)
      return known
    })
  }

  return {
    start: () => run(nothing, 'the start', () => machine.getInitialSnapshot(scope, model.input)),

    /** What may happen: the events that do something, the answers waited for, and the delay due first. */
    moves(standing: Standing): Move[] {
      const { snapshot } = standing
      if (snapshot.status !== 'active') return []
      const delay = pass(standing)
      const stimuli = [...heardIn(snapshot), ...answersIn(standing)]
      const moves = [...stimuli.map((stimulus) => send(standing, stimulus)), ...(delay ? [delay] : [])]
      return moves.filter(({ transitions }) => transitions.length > 0)
    },

    /** All events of the model, but for those that these moves answer. The same list where the events are the same. */
    ignored(moves: readonly Move[]): readonly Stimulus[] {
      const signature = moves.map(({ stimulus }) => numbers.get(stimulus) ?? '').join()
      const known = ignoredBy.get(signature)
      if (known) return known
      const heard = new Set(moves.map(({ stimulus }) => stimulus))
      const ignored = events.filter((event) => !heard.has(event))
      ignoredBy.set(signature, ignored)
      return ignored
    },

    /** Tells situations apart. */
    key: ({ snapshot, waiting }: Standing) => situationKey(model, snapshot) + waitingKey(delays, snapshot, waiting),
  }
}

function ignore(): void {}

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

function withAnswer(waiting: Waiting, actor: unknown): Waiting {
  return { ...waiting, actors: waiting.actors.filter((id) => id !== actor) }
}

function later({ snapshot, waiting }: Standing, milliseconds: number): Standing {
  const delays = waiting.delays.map(({ type, left }) => ({ type, left: left - milliseconds }))
  return { snapshot, waiting: { ...waiting, delays } }
}

function without({ snapshot, waiting }: Standing, ended: Countdown): Standing {
  return { snapshot, waiting: { ...waiting, delays: waiting.delays.filter((delay) => delay !== ended) } }
}
