import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './carousel.machine.ts'

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>

export interface CarouselView {
  /** The review in view, from 0. */
  index: number
  /** 'Review 2 of 5' once the visitor has asked for it; '' for what came by itself. */
  announcement: string
  /** How it moves by itself: not at all, until it is held, or until Play is pressed. */
  motion: 'still' | 'playing' | 'held' | 'paused'
}

/** What the visitor is to see and hear of a snapshot. */
export function carouselView({ context, value }: CarouselSnapshot): CarouselView {
  const { index, count, isAskedFor } = context
  return {
    index,
    announcement: isAskedFor ? reviewLabel(index, count) : '',
    motion: value === 'still' ? 'still' : value.moving,
  }
}

/** The name of a review's place: 'Review 2 of 5' for the index 1. */
export function reviewLabel(index: number, count: number): string {
  return `Review ${index + 1} of ${count}`
}
