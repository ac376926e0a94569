import * as React from 'react'

/**
 * React's development build records a stack for each element that it makes, the first ten thousand in a second: a fifth of
 * the time that component tests take. This tells it that so many are made. Its warnings still name the component.
 */
export function leaveOutOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? []
  if (typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React no longer counts the stacks of elements where it did: let owner-stacks.ts go, or mend it.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
