import { openingMoves } from '../../../machines/opening/index.ts'
import type { OpeningActors, TellOpening } from './run-opening.ts'

/** Milliseconds that a visitor waits for what was pressed before another way is taken. */
const patience = 8000

/** What a build has in place of `runOpening`: the same without XState, which is not there when a visitor first presses. */
export function runTable({ load, goOn }: OpeningActors, onState: (state: string) => void): TellOpening {
  let state = 'idle'
  /** Counts the stays: what an earlier one awaited means nothing any more. */
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
