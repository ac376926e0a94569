import * as React from 'react'

let isLeftOut = true

/**
 * Stops React's development build from recording a stack for each element, ten thousand in a second, which is a fifth
 * of the time of component tests: it makes React believe that so many were recorded. Its warnings still name the
 * component.
 */
export function leaveOutOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? []
  if (typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React no longer counts the stacks of elements where it did: let owner-stacks.ts go, or mend it.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => (isLeftOut ? Infinity : 0),
    set: () => {},
  })
}

/** Lets React record the stacks while something is rendered to find out where it comes from. */
export function recordOwnerStacks(isRecording: boolean): void {
  isLeftOut = !isRecording
}
