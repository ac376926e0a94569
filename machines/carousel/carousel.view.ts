import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './carousel.machine.ts'

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>

export interface CarouselView {
  /** The review in view, from 0. */
  index: number
  /** Whether it is announced: the visitor has asked for it; what came by itself is not. */
  isAnnounced: boolean
  /** How it moves by itself: not at all, until it is held, or until Play is pressed. */
  motion: 'still' | 'playing' | 'held' | 'paused'
}

/** What the visitor is to see and hear of a snapshot. */
export function carouselView({ context, value }: CarouselSnapshot): CarouselView {
  const { index, isAskedFor } = context
  return {
    index,
    isAnnounced: isAskedFor,
    motion: value === 'still' ? 'still' : value.moving,
  }
}
