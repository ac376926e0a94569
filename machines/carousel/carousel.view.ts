import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './carousel.machine.ts'

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>

export interface CarouselView {
  /** The review in view, from 0. */
  index: number
  /** Whether a screen reader announces it: only where the visitor asked for it. */
  isAnnounced: boolean
  /** Whether it moves by itself: never, now, not while the visitor is on it, or not until Play is pressed. */
  motion: 'still' | 'playing' | 'held' | 'paused'
}

/** What the carousel shows and announces of a snapshot. */
export function carouselView({ context, value }: CarouselSnapshot): CarouselView {
  const { index, isAskedFor } = context
  return {
    index,
    isAnnounced: isAskedFor,
    motion: value === 'still' ? 'still' : value.moving,
  }
}
