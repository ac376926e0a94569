/** A part of the page in which a fault can be seeded, with a state in which paths show it. */
export interface FaultyPart {
  selector: string
  text?: RegExp
  /** What it is, in a word or two. */
  name: string
  state: string
  /** The stimulus that has to lead there, where others do not show the fault. */
  by?: string
  /** The ignored event that has to be tried there, where others do not show the fault. */
  refusing?: string
}

interface FaultyAttribute extends FaultyPart {
  attribute: 'aria-disabled' | 'disabled' | 'readonly'
}

/** Why a kind of fault does not apply to a flow. */
type NotApplicable = string

/** The parts of a flow's page that faults are seeded in, by kind of fault, or the reason why a kind does not apply. */
export interface FlowParts {
  /** The attributes that disable a control. */
  disabled: readonly FaultyAttribute[] | NotApplicable
  /** The messages: alerts, status lines, notes, a field's error. */
  messages: readonly FaultyPart[] | NotApplicable
  /** The elements to which the page moves the focus. */
  focused: readonly FaultyPart[] | NotApplicable
  /** The flow's own ways back. */
  back: readonly FaultyPart[] | NotApplicable
  /** Resting states, after which everything starts again. */
  reset: readonly string[] | NotApplicable
}

/* Common selectors of parts. */

export const heading = '[role="dialog"] h2 span'
export const status = '[role="status"]'
export const alert = '[role="alert"]'
export const note = '[role="dialog"] [role="note"]'

/* Common reasons why a kind of fault does not apply. */

export const absentInstead = 'what may not be used is not there at all: the negative steps look for it'
export const noWayBack = 'the flow has no way back of its own'
export const noResting = 'nothing closes it: it lives as long as its page'

/** A part by its selector and, where that is not enough, its text. */
export function part(name: string, selector: string, state: string, text?: RegExp): FaultyPart {
  return { name, selector, state, ...(text && { text }) }
}
