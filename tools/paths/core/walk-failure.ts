import type { Path } from './cover.ts'
import { nameOf } from './stimuli.ts'

/** A step of a walk that failed. */
export class WalkFailure extends Error {
  /* Private, so that test programs print the message and not the whole path. */
  readonly #facts: { path: Path; step: number; reason: string }

  constructor(path: Path, step: number, cause: unknown, message?: string) {
    const name = path.steps[step - 1]
    const reason = messagesOf(cause)
    const where = `path ${path.id}, step ${step} of ${path.steps.length} (${name ? nameOf(name.edge.stimulus) : 'start'})`
    super(message ?? `${where}: ${reason}`, message === undefined ? { cause } : {})
    this.#facts = { path, step, reason }
  }

  get path(): Path {
    return this.#facts.path
  }

  /** The step that failed; 0 is the start. */
  get step(): number {
    return this.#facts.step
  }

  /** What was wrong, in one or more clauses. */
  get reason(): string {
    return this.#facts.reason
  }
}

function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`
}

/** An error that test programs print as this text alone, without a part of the code. */
export function textAlone(text: string): Error {
  const error = new Error(text)
  error.stack = `Error: ${text}`
  return error
}
