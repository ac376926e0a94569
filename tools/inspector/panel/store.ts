import { nothingInspected, withMessage, type Inspection } from '../log.ts'
import { wire, type Order } from '../messages.ts'

export interface Store {
  subscribe: (onChange: () => void) => () => void
  read: () => Inspection
  /** Shows a session from a file; null: what runs now. */
  show: (session: Inspection | null) => void
  order: (order: Order) => void
}

/** Keeps what every page has posted, before and after the panel was opened. */
export function createStore(): Store {
  const listeners = new Set<() => void>()
  let live = nothingInspected
  let shown: Inspection | null = null
  const changed = () => {
    for (const listener of listeners) listener()
  }

  import.meta.hot?.on(wire.posted, (posted) => {
    live = withMessage(live, posted)
    changed()
  })
  import.meta.hot?.send(wire.watch, {})

  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    read: () => shown ?? live,
    show: (session) => {
      shown = session
      changed()
    },
    order: (order) => import.meta.hot?.send(wire.order, order),
  }
}
