import type { createBrowserReceiver } from '@statelyai/inspect'
import { withMessage, nothingInspected, type Inspection } from '../log.ts'
import { isPageStarted, type Message } from '../messages.ts'

export interface Store {
  subscribe: (onChange: () => void) => () => void
  read: () => Inspection
}

/** Keeps the messages of the pages in the frame. It is created before the first page loads. */
export function createStore(receiver: ReturnType<typeof createBrowserReceiver>): Store {
  const listeners = new Set<() => void>()
  let known = nothingInspected

  function take(message: Message): void {
    known = withMessage(known, message)
    for (const listener of listeners) listener()
  }
  receiver.subscribe(take)
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isPageStarted(data)) take(data)
  })

  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    read: () => known,
  }
}
