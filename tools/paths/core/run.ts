import type { Path } from './cover.ts'
import { nameOf, type Situation, type Stimulus } from './explore.ts'

/**
 * Carries out the steps of a path: on the machine alone, on the component in jsdom, or on the built site in Chromium.
 */
export interface Walker {
  /** Makes the stimulus happen. */
  perform: (stimulus: Stimulus) => Promise<void>
  /** Tries an event that must be ignored; throws where the visitor is offered it. */
  refuse: (stimulus: Stimulus) => Promise<void>
  /** Throws unless exactly this situation is shown. */
  check: (situation: Situation) => Promise<void>
}

/** Called after each step of a walk, from step 0, the start, with the error where the step failed. */
export type StepListener = (step: number, failure?: Error) => void

/** Walks a path; rejects with the path, the step and what was expected there. */
export async function walk(path: Path, walker: Walker, onStep: StepListener = () => undefined): Promise<void> {
  await at(path, 0, 'start', onStep, () => arrive(walker, path.start.situation, path.start.ignored))
  for (const [index, { edge, ignored }] of path.steps.entries()) {
    await at(path, index + 1, nameOf(edge.stimulus), onStep, async () => {
      await walker.perform(edge.stimulus)
      await arrive(walker, edge.to, ignored)
    })
  }
}

async function arrive(walker: Walker, situation: Situation, ignored: readonly Stimulus[]): Promise<void> {
  await walker.check(situation)
  for (const stimulus of ignored) {
    try {
      await walker.refuse(stimulus)
      await walker.check(situation)
    } catch (cause) {
      throw new Error(`'${nameOf(stimulus)}' is to be ignored in ${situation.leaves.join(' & ')}`, { cause })
    }
  }
}

async function at(
  path: Path,
  step: number,
  name: string,
  onStep: StepListener,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
    onStep(step)
  } catch (cause) {
    const message = `path ${path.id}, step ${step} of ${path.steps.length} (${name}): ${messagesOf(cause)}`
    const failure = new Error(message, { cause })
    onStep(step, failure)
    throw failure
  }
}

function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`
}
