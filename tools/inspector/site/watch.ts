import { Actor, type AnyActor, type AnyEventObject, type InspectionEvent } from 'xstate'
import { maskedEvent } from '../mask.ts'
import type { Command, Microstep, PostedSnapshot } from '../messages.ts'
import { describeMicrostep, describePresent, type KnownFlow } from './describe.ts'
import { goBack, presentOf, type Past } from './rewind.ts'

/** Who is told of what happens. */
export interface Inspector {
  actor: (actor: AnyActor, snapshot: PostedSnapshot) => void
  event: (actor: AnyActor, event: AnyEventObject) => void
  snapshot: (actor: AnyActor, snapshot: PostedSnapshot, info: { event: AnyEventObject }) => void
}

/** What is watched, and whether actors can be taken back, for which what they hold is kept unmasked in the page. */
export interface Watching {
  flowOf: (machineId: string) => KnownFlow | undefined
  isRewindable: boolean
}

interface Watched {
  actor: AnyActor
  known: KnownFlow
  state: 'new' | 'running' | 'stopping' | 'stopped'
  entries: number
  past: Past[]
  microsteps: Microstep[]
}

/**
 * Reports every actor of our flows to the inspector when it starts, wherever it is created. Contexts and events are
 * masked first.
 */
export function watchFlows(inspector: Inspector, { flowOf, isRewindable }: Watching) {
  const watched = new Map<string, Watched>()
  const unwatch = beforeStart(meet)

  function meet(actor: AnyActor): void {
    const known = actor._parent ? undefined : flowOf(String(actor.logic.id))
    if (!known || watched.has(actor.sessionId)) return
    const flow: Watched = { actor, known, state: 'new', entries: 0, past: [], microsteps: [] }
    watched.set(actor.sessionId, flow)
    inspector.actor(actor, present(flow))
    actor.system.inspect((inspected) => hear(flow, inspected))
  }

  function hear(flow: Watched, inspected: InspectionEvent): void {
    if (inspected.actorRef !== flow.actor) return
    if (inspected.type === '@xstate.microstep' && inspected._transitions.length > 0)
      flow.microsteps.push(describeMicrostep(flow.actor, inspected))
    if (inspected.type !== '@xstate.snapshot') return
    if (inspected.event.type === 'xstate.stop') stopSoon(flow)
    else if (inspected.event.type === 'xstate.init' && flow.state === 'stopping') flow.state = 'running'
    else arrive(flow, inspected.event)
  }

  function arrive(flow: Watched, event: AnyEventObject): void {
    flow.state = 'running'
    flow.entries += 1
    if (isRewindable) flow.past.push(presentOf(flow.actor))
    post(flow, event)
    flow.microsteps = []
  }

  /** React's strict mode stops an actor and starts it again at once, which is not to be reported. */
  function stopSoon(flow: Watched): void {
    flow.state = 'stopping'
    flow.microsteps = []
    queueMicrotask(() => {
      if (flow.state !== 'stopping') return
      flow.state = 'stopped'
      post(flow, { type: 'xstate.stop' })
    })
  }

  function post(flow: Watched, event: AnyEventObject): void {
    const shown = maskedEvent(flow.known.id, event)
    inspector.event(flow.actor, shown)
    inspector.snapshot(flow.actor, present(flow), { event: shown })
  }

  function present({ actor, known, state, entries, microsteps }: Watched) {
    const isStopped = state === 'stopped'
    return describePresent(actor, known, { entry: Math.max(0, entries - 1), microsteps, isStopped })
  }

  /** Carries out a command of the panel on one of this page's running actors. */
  const execute = (command: Command): void => {
    const flow = watched.get(command.sessionId)
    if (flow?.state !== 'running') return
    if (command.type === '@inspector.send') return flow.actor.send(command.event)
    const past = flow.past[command.entry]
    if (past) goBack(flow.actor, past, command.entry)
  }
  return { execute, unwatch }
}

/** Calls `hear` before any actor starts, since XState has no hook for that. Returns a function that ends this. */
function beforeStart(hear: (actor: AnyActor) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the actor that it was called with
  const { start } = Actor.prototype
  Actor.prototype.start = function heardStart(this: AnyActor) {
    hear(this)
    return start.call(this)
  }
  return () => {
    Actor.prototype.start = start
  }
}
