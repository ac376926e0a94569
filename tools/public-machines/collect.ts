import * as xstate from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate'

export * from 'xstate'

/** A machine that a module made, with what the module itself starts it with and sends it. */
export interface Collected {
  machine: AnyStateMachine
  inputs: unknown[]
  events: AnyEventObject[]
}

/** All machines made by the modules imported so far, in that order. */
export const collected: Collected[] = []

/** In place of XState's: keeps the machine. */
export function createMachine(...given: Parameters<typeof xstate.createMachine>): AnyStateMachine {
  return kept(xstate.createMachine(...given))
}

/** In place of XState's: keeps the machines made from it. */
export function setup(...given: unknown[]): object {
  return keeping(Object(Reflect.apply(xstate.setup, undefined, given)))
}

/** In place of XState's: the actor never starts, and what it is sent is kept. */
export function createActor(...given: Parameters<typeof xstate.createActor>): AnyActorRef {
  const [logic, options] = given
  const one = collected.find(({ machine }) => machine === Object(logic))
  if (options && 'input' in options) one?.inputs.push(options['input'])
  const actor: AnyActorRef = xstate.createActor(...given)
  actor.start = () => actor
  actor.send = (event: AnyEventObject) => one?.events.push(event)
  return actor
}

/** In place of XState's: waits for ever, since no actor starts. */
export function waitFor(): Promise<never> {
  return new Promise(() => undefined)
}

function keeping<Setup extends object>(made: Setup): Setup {
  return new Proxy(made, {
    get: (target, name, receiver): unknown => {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      if (name === 'createMachine') return (...given: unknown[]) => kept(Reflect.apply(value, target, given))
      if (name === 'extend') return (...given: unknown[]) => keeping(Object(Reflect.apply(value, target, given)))
      return value
    },
  })
}

/** Keeps a machine; where the module provides it with implementations, keeps that one instead. */
function kept(machine: AnyStateMachine): AnyStateMachine {
  const one: Collected = { machine, inputs: [], events: [] }
  collected.push(one)
  return providing(one, machine)
}

function providing(one: Collected, machine: AnyStateMachine): AnyStateMachine {
  const provide = machine.provide.bind(machine)
  machine.provide = (implementations) => {
    one.machine = provide(implementations)
    return providing(one, one.machine)
  }
  return machine
}
