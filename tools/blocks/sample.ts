import type { ReactElement } from 'react'

/** A block or graphic in one of its states. */
export interface Sample {
  /** An element of the block itself. */
  view: ReactElement
  /** How this one differs from the block's others. */
  state?: string
  /** What surrounds it: nothing where it is as wide as the window, otherwise a box of a page or of a dark scene. */
  within?: 'box' | 'scene'
}

/** The name of the component that a sample shows; throws where it shows none. */
export function blockOf({ view }: Sample): string {
  if (typeof view.type !== 'function') throw new Error('A sample is an element of a component.')
  return view.type.name
}
