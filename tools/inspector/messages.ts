import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Stimulus } from '../paths/core/explore.ts'

/** What a page posts about a flow's actor, in addition to @statelyai/inspect's protocol. */
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

/** Posted first by each page that was loaded. */
interface PageStarted {
  type: '@inspector.page'
  path: string
  /** The window's width in px, which tells a phone from a desktop. */
  width: number
}

/** Posted by the server when a page was closed or left: its actors are gone. */
interface PageLeft {
  type: '@inspector.left'
}

export const pageLeft: PageLeft = { type: '@inspector.left' }

/** The type of the event that takes an actor back; its snapshot is posted with it, as for any event. */
export const restoreType = '@inspector.restore'

export type Message = PageStarted | PageLeft | StatelyInspectionEvent

/** A message with the number of its page, from 1 in the order in which pages were loaded. */
export interface Posted {
  page: number
  message: Message
}

/** A command to an actor of one page. */
export interface Order {
  page: number
  command: Command
}

/** The custom events of Vite's socket between a page, the server and the panels. */
export const wire = {
  /** From a page: a message. */
  post: 'inspector:post',
  /** To a panel: a message with its page. */
  posted: 'inspector:posted',
  /** From a panel: it wants all messages, those of before first. */
  watch: 'inspector:watch',
  /** From a panel: an order. */
  order: 'inspector:order',
  /** To a page: a command. */
  command: 'inspector:command',
} as const

export function isPosted(snapshot: object): snapshot is PostedSnapshot {
  return 'entry' in snapshot && 'leaves' in snapshot
}
