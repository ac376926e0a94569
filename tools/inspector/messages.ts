import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Stimulus } from '../paths/core/explore.ts'

/** What the page in the frame posts about a flow's actor, in addition to @statelyai/inspect's protocol. */
export interface PostedSnapshot {
  status: 'active' | 'done' | 'error' | 'stopped'
  value: unknown
  /** Masked. */
  context?: unknown
  /** The number of the actor's last entry, from 0, by which the panel can go back to it. */
  entry: number
  /** Dotted paths of the active leaf states. */
  leaves: readonly string[]
  microsteps: readonly Microstep[]
  /** The stimuli that the actor would not ignore now, as the model names them. */
  allowed: readonly Stimulus[]
  /** Ids of the running invoked actors. */
  waitsFor: readonly string[]
}

export interface Microstep {
  /** Ids of the transition definitions taken, as the path kit names them. */
  transitions: readonly string[]
  leaves: readonly string[]
}

/** A command of the panel to one of the page's actors. */
export type Command =
  | { type: '@inspector.send'; sessionId: string; event: Stimulus['event'] }
  | { type: '@inspector.restore'; sessionId: string; entry: number }

/** Posted when a page was loaded in the frame: the actors of the page before are gone. */
export interface PageStarted {
  type: '@inspector.page'
}

export const pageStarted: PageStarted = { type: '@inspector.page' }

/** The type of the event that takes an actor back; its snapshot is posted with it, as for any event. */
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
