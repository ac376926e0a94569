import { createActor, type AnyMachineSnapshot, type EventObject, type ExecutableActionObject } from 'xstate'
import { leavesOf, type AnyFlowModel, type Stimulus } from '../core/explore.ts'
import { delaysOf } from '../core/waiting.ts'
import { mailOf, passed, pendingAfter, type Pending } from './pending.ts'
import { plain } from './plain.ts'
import { deedsOf, tracedMachine, type Deed } from './trace.ts'

/** Where a machine rests after a step: its active leaf states, and the model's part of its context. */
export interface Rest {
  leaves: string
  shows: unknown
}

/** What a machine did in a step, and where it rests then. */
export interface Reaction {
  does: readonly Deed[]
  rest: Rest
}

export interface Seen extends Reaction {
  snapshot: AnyMachineSnapshot
  delays: readonly Pending[]
}

export type Happening = Pick<Stimulus, 'kind' | 'event'>

const mailLimit = 1000

/**
 * Watches a model's machine as a pure function: what it does at the start, and at each stimulus. Time is as in
 * exploring: it passes only for the delay that is due first. Throws where the machine does.
 */
export function observerOf(model: AnyFlowModel) {
  const machine = tracedMachine(model.machine)
  const delays = delaysOf(machine)
  let executed: ExecutableActionObject[] = []
  let scope = scopeOf(model.input)

  function scopeOf(input: unknown) {
    const { self, system, id, sessionId } = selfOf(createActor(machine, { input }))
    const ignore = () => undefined
    const actionExecutor = (action: ExecutableActionObject) => executed.push(action)
    return {
      self,
      system,
      id,
      sessionId,
      logger: ignore,
      defer: ignore,
      emit: ignore,
      stopChild: ignore,
      actionExecutor,
    }
  }

  function run(before: readonly Pending[], act: () => AnyMachineSnapshot): Seen {
    executed = []
    let snapshot = act()
    for (let read = 0; read < mailOf(executed, scope.self).length && read < mailLimit; read++) {
      const event = mailOf(executed, scope.self)[read]
      if (event && snapshot.status === 'active') snapshot = machine.transition(snapshot, event, scope)
    }
    if (snapshot.status === 'error') throw snapshot.error
    const pending = pendingAfter(before, snapshot, executed, scope.self)
    return { snapshot, delays: pending, does: deedsOf(executed, delays), rest: restOf(model, snapshot) }
  }

  function send(from: Seen, event: EventObject): Seen {
    return run(from.delays, () => machine.transition(from.snapshot, event, scope))
  }

  /** Whether no state has a transition for an event, nor one that needs none. An error that is not handled is heard. */
  function isDeaf({ snapshot }: Seen, event: EventObject): boolean {
    if (snapshot.status !== 'active') return true
    const isHeard = snapshot._nodes.some(({ always }) => always && always.length > 0) || 'error' in event
    return !isHeard && machine.getTransitionData(snapshot, event).length === 0
  }

  /** Lets time pass until a delay ends that takes a transition, and with it those that are due at the same time. */
  function passTime(from: Seen): Seen {
    let reached: Seen = { ...from, does: [] }
    while (reached.does.length === 0 && reached.delays.length > 0) {
      const soonest = Math.min(...reached.delays.map(({ left }) => left))
      reached = { ...reached, delays: passed(reached.delays, soonest) }
      for (const due of reached.delays.filter(({ left }) => left === 0)) {
        if (!reached.delays.includes(due)) continue
        const next = send({ ...reached, delays: reached.delays.filter((delay) => delay !== due) }, due.event)
        reached = { ...next, does: [...reached.does, ...next.does] }
      }
    }
    return reached
  }

  return {
    start(input: unknown): Seen {
      scope = scopeOf(input)
      return run([], () => machine.getInitialSnapshot(scope, input))
    },
    react(from: Seen, { kind, event }: Happening): Seen {
      if (kind === 'delay') return passTime(from)
      return isDeaf(from, event) ? { ...from, does: [] } : send(from, event)
    },
  }
}

function selfOf(self: ReturnType<typeof createActor>) {
  const { system, id, sessionId } = self
  return { self, system, id, sessionId }
}

function restOf(model: AnyFlowModel, snapshot: AnyMachineSnapshot): Rest {
  const end = snapshot.status === 'active' ? '' : ', where it ends'
  return { leaves: leavesOf(snapshot).join(' & ') + end, shows: plain(model.key(snapshot)) ?? null }
}
