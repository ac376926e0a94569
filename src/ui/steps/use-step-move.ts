import { useState } from 'react'

type Direction = 'forward' | 'back'

/** Which way a flow came to the step it stands at; undefined before its first move. A step is known by its place in the flow. */
export function useStepMove(place: number): Direction | undefined {
  const [last, setLast] = useState<{ place: number; direction?: Direction }>({ place })
  if (last.place === place) return last.direction
  const direction = place > last.place ? 'forward' : 'back'
  setLast({ place, direction })
  return direction
}
