import { useState } from 'react'

type Direction = 'forward' | 'back'

/**
 * The direction in which a flow came to its current step; undefined before its first move. A step is identified by its
 * place in the flow.
 */
export function useStepMove(place: number): Direction | undefined {
  const [last, setLast] = useState<{ place: number; direction?: Direction }>({ place })
  if (last.place === place) return last.direction
  const direction = place > last.place ? 'forward' : 'back'
  setLast({ place, direction })
  return direction
}
