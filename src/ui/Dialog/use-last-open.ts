import { useState } from 'react'

/** The snapshot to draw: through the closing transition it is the last open one, so that nothing jumps. */
export function useLastOpen<Snapshot extends { value: unknown }>(snapshot: Snapshot): Snapshot {
  const [last, setLast] = useState(snapshot)
  if (snapshot !== last && snapshot.value !== 'closed') setLast(snapshot)
  return last
}
