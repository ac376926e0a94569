/** A part of the page that a fault can be seeded in, and a state in which paths come upon it. */
export interface FaultyPart {
  selector: string
  text?: RegExp
  /** What it is, in a word or two. */
  name: string
  state: string
  /** What leads there, where only that brings it about. */
  by?: string
  /** The event that is tried there in vain, where only that brings it about. */
  refusing?: string
}

interface FaultyAttribute extends FaultyPart {
  attribute: 'aria-disabled' | 'disabled' | 'readonly'
}

/** Why a kind of fault does not apply to a flow. */
type NotApplicable = string

/** The parts of a flow's page that faults are seeded in, by kind of fault; what does not apply, with the reason. */
export interface FlowParts {
  /** What keeps a control from being used. */
  disabled: readonly FaultyAttribute[] | NotApplicable
  /** What is said by itself: alerts, status lines, notes, a field's complaint. */
  messages: readonly FaultyPart[] | NotApplicable
  /** What the page moves the focus to. */
  focused: readonly FaultyPart[] | NotApplicable
  /** The flow's own ways back. */
  back: readonly FaultyPart[] | NotApplicable
  /** States to rest in: what comes after begins anew. */
  reset: readonly string[] | NotApplicable
}

/* Where parts usually are. */

export const heading = '[role="dialog"] h2 span'
export const status = '[role="status"]'
export const alert = '[role="alert"]'
export const note = '[role="dialog"] [role="note"]'

/* Why a kind of fault often does not apply. */

export const absentInstead = 'what may not be used is not there at all: the negative steps look for it'
export const noWayBack = 'the flow has no way back of its own'
export const noResting = 'nothing closes it: it lives as long as its page'

/** A part by its selector and, where that is not enough, its text. */
export function part(name: string, selector: string, state: string, text?: RegExp): FaultyPart {
  return { name, selector, state, ...(text && { text }) }
}
