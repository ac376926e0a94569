import type { AnyStateMachine } from 'xstate'

/** The milliseconds of a machine's delay, named or written as a number; a second where the context decides. */
export function delayOf(machine: AnyStateMachine, name: string): number {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name)
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : 1000
}
