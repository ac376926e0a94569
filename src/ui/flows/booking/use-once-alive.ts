import { useSyncExternalStore } from 'react'

/**
 * What the build draws with, while React takes over what it has drawn; then what is read in the browser, a plain value:
 * it is read again each time.
 */
export function useOnceAlive<Value>(read: () => Value, drawnWith: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawnWith)
}

function neverChanges(): () => void {
  return () => undefined
}
