import type { createBrowserInspector } from '@statelyai/inspect'
import { Actor, type AnyActor, type AnyEventObject, type InspectionEvent } from 'xstate'
import { flows } from '../../../machines/registry.ts'
import type { AnyFlowModel } from '../../paths/core/explore.ts'
import { maskedEvent } from '../mask.ts'
import type { Command, Microstep } from '../messages.ts'
import { describeMicrostep, describePresent } from './describe.ts'
import { goBack, presentOf, type Past } from './rewind.ts'

type Inspector = Pick<ReturnType<typeof createBrowserInspector>, 'actor' | 'event' | 'snapshot'>

interface Watched {
  actor: AnyActor
  model: AnyFlowModel
  state: 'new' | 'running' | 'stopping' | 'stopped'
  past: Past[]
  microsteps: Microstep[]
}

const models = new Map(Object.values<AnyFlowModel>(flows).map((model) => [model.machine.id, model]))

/**
 * Reports every actor of our flows to the inspector when it starts, wherever it is created. Contexts and events are
 * masked first.
 */
export function watchFlows(inspector: Inspector) {
  const watched = new Map<string, Watched>()
  const unwatch = beforeStart(meet)

  function meet(actor: AnyActor): void {
    const model = actor._parent ? undefined : models.get(actor.logic.id)
    if (!model || watched.has(actor.sessionId)) return
    const flow: Watched = { actor, model, state: 'new', past: [], microsteps: [] }
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
    flow.past.push(presentOf(flow.actor))
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
    const shown = maskedEvent(flow.model.id, event)
    inspector.event(flow.actor, shown)
    inspector.snapshot(flow.actor, present(flow), { event: shown })
  }

  function present({ actor, model, state, past, microsteps }: Watched) {
    const isStopped = state === 'stopped'
    return describePresent(actor, model, { entry: Math.max(0, past.length - 1), microsteps, isStopped })
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
