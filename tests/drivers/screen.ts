import type { Attempt } from '../../machines/lead-delivery/index.ts'
import type { Condition } from './read-condition.ts'
import type { ReadField } from './read-field.ts'
import type { SeenElement } from './seen-element.ts'

/** Roles of the elements that steps and assertions speak of. */
export type Role =
  | 'alert'
  | 'button'
  | 'dialog'
  /** The summary of a `<details>`: a button that shows and hides. */
  | 'disclosure'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'note'
  | 'progressbar'
  | 'radio'
  | 'status'
  | 'textbox'

/**
 * The answer to a waiting request: a record arrives, a lead is answered, an attempt has an outcome, or the request
 * fails.
 */
export type Answer = 'arrives' | 'received' | 'saved' | 'refused' | 'fails' | Attempt

/** What a visitor may change about the window, or about the system around it. */
interface WindowChange {
  /** px; without effect where there is no layout. */
  width?: number
  isMotionReduced?: boolean
}

export type Name = string | RegExp

/** Where to look: in the dialog in front, in the site's header, or in the whole page. */
export type Scope = 'dialog' | 'header' | 'page'

/**
 * What a visitor can do and perceive, and what happens to the page from outside: one interface with a driver in jsdom
 * and one in Chromium, so that a flow's steps and assertions are written once.
 */
export interface Screen {
  /** The number of elements of this role and name that can be reached; 0 where there is no dialog to look in. */
  count: (role: Role, name: Name, scope: Scope) => Promise<number>
  click: (role: Role, name: Name, scope: Scope) => Promise<void>
  /** Moves the mouse onto an element. */
  hover: (role: Role, name: Name, scope: Scope) => Promise<void>
  /** Moves the mouse away from everything that reacts to it. */
  unhover: () => Promise<void>
  /** Presses a key where the focus is: 'Escape', 'ArrowRight'. */
  press: (key: string) => Promise<void>
  changeWindow: (change: WindowChange) => Promise<void>
  /** Types into the field with this label, replacing its text, or chooses a value in a select. */
  fill: (label: string, text: string) => Promise<void>
  /** The field with this label, in the dialog where there is one, otherwise in the page; null where there is none. */
  field: (label: string) => Promise<ReadField | null>
  /** The texts of the dialog's elements of this role and name. */
  texts: (role: Role, name: Name) => Promise<readonly string[]>
  /**
   * The condition of an element of this role and name, in the page unless a scope is given; null where there is none.
   */
  condition: (role: Role, name: Name, scope?: Scope) => Promise<Condition | null>
  /** Whether the page shows or announces an element with exactly this text. */
  says: (text: string) => Promise<boolean>
  /** Follows a link of the page to an address; the data are its `data-` attributes, in camel case. */
  follow: (href: string, data?: Readonly<Record<string, string>>) => Promise<void>
  /** The browser's Back. */
  goBack: () => Promise<void>
  /** Path and search of the address bar. */
  address: () => Promise<string>
  /** Text of the element that has the focus. */
  focused: () => Promise<string>
  /** The page's elements that match a selector, for what has no role or name. */
  elements: (selector: string) => Promise<readonly SeenElement[]>
  /** Answers the waiting request for a record, the waiting 'lead' or 'inquiry', or an actor that waits for the held outbox. */
  settle: (name: string, answer: Answer) => Promise<void>
  /** The browser dispatches an event of this type on the window. */
  dispatch: (type: string) => Promise<void>
  /** Another tab of the site posts a message on a channel. */
  postFromTab: (channel: string, message: unknown) => Promise<void>
  /** The frame's own window posts a message to the page. */
  postFromFrame: (message: unknown) => Promise<void>
  /** Lets time pass. */
  pass: (milliseconds: number) => Promise<void>
  /** Repeats an assertion until it returns null; throws its last complaint. */
  until: (holds: () => Promise<string | null>) => Promise<void>
}
