import { openingMoves } from '../../../machines/opening/index.ts'
import type { OpeningActors, SendOpening } from './run-opening.ts'

/** Milliseconds that a visitor waits for what was pressed before the fallback is used. */
const patience = 8000

/**
 * Replaces `runOpening` in a build: the same behavior without XState, which is not loaded when a visitor first presses.
 */
export function runTable({ load, goOn }: OpeningActors, onState: (state: string) => void): SendOpening {
  let state = 'idle'
  /** Counts the states that were entered: results awaited in an earlier one are ignored. */
  let stay = 0
  let timer: ReturnType<typeof setTimeout>

  function move(cause: string): void {
    const target = openingMoves[state]?.[cause]
    if (target) enter(target)
  }

  function enter(target: string): void {
    state = target
    stay += 1
    const mine = stay
    const unlessLeft = (cause: string) => () => {
      if (stay === mine) move(cause)
    }
    clearTimeout(timer)
    if (state === 'loading') {
      timer = setTimeout(unlessLeft('patience'), patience)
      load().then(unlessLeft('load'), unlessLeft('loadError'))
    } else if (state === 'slow' || state === 'failed') void goOn().then(unlessLeft('goOn'))
    onState(state)
  }

  return move
}
