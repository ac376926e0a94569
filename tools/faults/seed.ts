import type { Stimulus } from '../paths/core/explore.ts'

/** A fault that is in place. */
export interface Seeded {
  /** Whether the fault has taken effect yet. */
  hasTakenEffect: () => boolean
  undo: () => void
}

/** Puts a fault in place; `now` returns the stimulus that the path is performing or trying. */
export type Seed = (now: () => Stimulus | null) => Seeded

/** Replaces a method until the fault is undone. */
export function replaceMethod(
  owner: object,
  name: string,
  replacement: (original: Method, takeEffect: () => void) => Method,
): Seeded {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name)
  const original: unknown = Reflect.get(owner, name)
  if (!descriptor || !isMethod(original)) throw new Error(`there is no method '${name}' to replace`)
  let hasTakenEffect = false
  const value = replacement(original, () => {
    hasTakenEffect = true
  })
  Object.defineProperty(owner, name, { ...descriptor, value })
  return { hasTakenEffect: () => hasTakenEffect, undo: () => void Object.defineProperty(owner, name, descriptor) }
}

export type Method = (this: object, ...parameters: unknown[]) => unknown

export function isMethod(value: unknown): value is Method {
  return typeof value === 'function'
}
