import { openingMoves, type OpeningEvent } from '../../../machines/opening/index.ts'

/** Milliseconds that a visitor waits for what was pressed before another way is taken. */
const patience = 8000

/** What the machine invokes. */
export type OpeningActors = Readonly<Record<'load' | 'goOn', () => Promise<unknown>>>

/** Tells an opening what happens: an event's type. */
export type TellOpening = (cause: OpeningEvent['type']) => void

/** Runs the machine of opening as XState would, which is not there yet when a visitor first presses; tells each state. */
export function runOpening({ load, goOn }: OpeningActors, onState: (state: string) => void): TellOpening {
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
