import { act, cleanup, screen, type Screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { AnyStateMachine } from 'xstate'
import type { Path } from '../core/cover.ts'
import type { FlowModel } from '../core/flow-model.ts'
import type { Driver } from './driver.ts'

/** The fake timers of Vitest (`vi`) or Jest (`jest`). */
export interface FakeTimers {
  useFakeTimers: () => unknown
  useRealTimers: () => unknown
  advanceTimersByTime: (milliseconds: number) => unknown
  advanceTimersByTimeAsync: (milliseconds: number) => Promise<unknown>
}

/** What a driver of a component has to act and to look with. */
export interface Visitor {
  user: UserEvent
  screen: Screen
}

/** Node's own, which fake timers leave alone. */
const { setImmediate } = globalThis

/**
 * A driver of a React component for each path, typed by its model: `open` renders it, `driverOf` says how a visitor acts and what is then
 * shown. After each step it waits until React has drawn, and after each path it unmounts. A machine with delays needs
 * `timers`, which only the paths then advance.
 */
export function componentDriver<Machine extends AnyStateMachine, Transient extends string>(
  _model: FlowModel<Machine, Transient>,
  open: (path: Path) => unknown,
  driverOf: (visitor: Visitor) => NoInfer<Driver<Machine, Transient>>,
  timers?: FakeTimers,
): (path: Path) => Promise<Driver<Machine, Transient>> {
  return async (path) => {
    const release = timers ? holdTime(timers) : () => undefined
    await act(async () => void (await open(path)))
    await drawn()
    const driver = driverOf({ user: userEvent.setup({ delay: null }), screen })
    return {
      settle: drawn,
      ...(timers && { pass: (milliseconds: number) => act(() => timers.advanceTimersByTimeAsync(milliseconds)) }),
      ...driver,
      end: async () => {
        cleanup()
        release()
        await driver.end?.()
      },
    }
  }
}

/** Waits for promises that have settled, and for what React draws after them. */
async function drawn(): Promise<void> {
  await act(() => new Promise((resolve) => setImmediate(resolve)))
}

/** Testing Library looks for Jest's timers by their name when it waits. */
function holdTime(timers: FakeTimers): () => void {
  timers.useFakeTimers()
  const isJest = Reflect.has(globalThis, 'jest')
  if (!isJest)
    Reflect.set(globalThis, 'jest', { advanceTimersByTime: (time: number) => timers.advanceTimersByTime(time) })
  return () => {
    if (!isJest) Reflect.deleteProperty(globalThis, 'jest')
    timers.useRealTimers()
  }
}
