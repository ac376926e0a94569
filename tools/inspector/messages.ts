import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Stimulus } from '../paths/core/explore.ts'

/** What the page in the frame says of a flow's actor, beyond what @statelyai/inspect's protocol has a word for. */
export interface PostedSnapshot {
  status: 'active' | 'done' | 'error' | 'stopped'
  value: unknown
  /** Masked. */
  context?: unknown
  /** Counts what happened to this actor, from 0: the place to go back to. */
  entry: number
  /** Dotted paths of the active leaf states. */
  leaves: readonly string[]
  microsteps: readonly Microstep[]
  /** What the actor would not ignore now, by the model's classes. */
  allowed: readonly Stimulus[]
  /** Ids of the running invoked actors. */
  waitsFor: readonly string[]
}

export interface Microstep {
  /** Ids of the transition definitions taken, as the path kit names them. */
  transitions: readonly string[]
  leaves: readonly string[]
}

/** What the panel tells the page to do with one of its actors. */
export type Command =
  | { type: '@inspector.send'; sessionId: string; event: Stimulus['event'] }
  | { type: '@inspector.restore'; sessionId: string; entry: number }

/** A page has come to life in the frame: whatever ran there before is gone. */
export interface PageStarted {
  type: '@inspector.page'
}

export const pageStarted: PageStarted = { type: '@inspector.page' }

/** What an actor is sent to go back; its snapshot is posted with it, like any event's. */
export const restoreType = '@inspector.restore'

export type Message = PageStarted | StatelyInspectionEvent

export function isPageStarted(data: unknown): data is PageStarted {
  return hasType(data) && data.type === pageStarted.type
}

export function isCommand(data: unknown): data is Command {
  return hasType(data) && (data.type === '@inspector.send' || data.type === restoreType) && 'sessionId' in data
}

export function isPosted(snapshot: object): snapshot is PostedSnapshot {
  return 'entry' in snapshot && 'leaves' in snapshot
}

function hasType(data: unknown): data is { type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data
}
