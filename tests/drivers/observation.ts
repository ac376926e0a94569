import type { AnyMachineSnapshot } from 'xstate'

/** An action that a machine has executed, or that its pure transition function says is to be executed. */
interface Action {
  type: string
  params?: unknown
}

/**
 * All that a machine shows at a moment, as text to compare: state value, status, whole context, and its effects since
 * the last look: what was emitted, invoked with which input, stopped, scheduled for when.
 */
export function observationOf({ value, status, context }: AnyMachineSnapshot, effects: readonly string[]): string {
  return JSON.stringify({ value, status, context: context as unknown, effects })
}

/** An effect as text. A timer goes by its state and its milliseconds, not by its delay's name. */
export function effectOf({ type, params }: Action): string {
  const withoutActors = JSON.stringify({ type, params }, (key, value: unknown) =>
    key === 'actorRef' ? undefined : value,
  )
  return withoutActors.replaceAll(/xstate\.after\.[^."]+\./g, 'xstate.after.')
}
