import type { AnyMachineSnapshot } from 'xstate'

/** An action that a machine has executed, or that its pure transition function returned. */
interface Action {
  type: string
  params?: unknown
}

/**
 * Everything observable of a machine, as text to compare: state value, status, whole context, and its effects since the
 * last observation (what was emitted, invoked with which input, stopped and scheduled).
 */
export function observationOf({ value, status, context }: AnyMachineSnapshot, effects: readonly string[]): string {
  return JSON.stringify({ value, status, context: context as unknown, effects })
}

/** An effect as text. A timer is named by its state and milliseconds, not by its delay's name. */
export function effectOf({ type, params }: Action): string {
  const withoutActors = JSON.stringify({ type, params }, (key, value: unknown) =>
    key === 'actorRef' ? undefined : value,
  )
  return withoutActors.replaceAll(/xstate\.after\.[^."]+\./g, 'xstate.after.')
}
