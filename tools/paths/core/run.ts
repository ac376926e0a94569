import type { Path } from './cover.ts'
import { nameOf, type Situation, type Stimulus } from './explore.ts'
import { WalkFailure } from './walk-failure.ts'

/**
 * Carries out the steps of a path: on the machine alone, on the component in jsdom, or on the built site in Chromium.
 */
export interface Walker {
  /** Makes the stimulus happen. */
  perform: (stimulus: Stimulus) => Promise<void>
  /**
   * Tries an event that must be ignored; throws where the visitor is offered it. Returns false where nothing was done
   * but to look for it.
   */
  refuse: (stimulus: Stimulus) => Promise<boolean | void>
  /** Throws unless exactly this situation is shown. */
  check: (situation: Situation) => Promise<void>
  /** What there is to say of a failure, as the message of the walk; its own message unless given. */
  explain?: (failure: WalkFailure) => Promise<string>
  /** Carries out a step, from performing it to checking what it leads to. */
  during?: (path: Path, step: number, run: () => Promise<void>) => Promise<void>
}

/** Called after each step of a walk, from step 0, the start, with the error where the step failed. */
export type StepListener = (step: number, failure?: Error) => void

/** Walks a path; rejects with a `WalkFailure`: the path, the step and what was expected there. */
export async function walk(path: Path, walker: Walker, onStep: StepListener = () => undefined): Promise<void> {
  await at(path, 0, walker, onStep, () => arrive(walker, path.start.situation, path.start.ignored))
  for (const [index, { edge, ignored }] of path.steps.entries()) {
    await at(path, index + 1, walker, onStep, async () => {
      await walker.perform(edge.stimulus)
      await arrive(walker, edge.to, ignored)
    })
  }
}

async function arrive(walker: Walker, situation: Situation, ignored: readonly Stimulus[]): Promise<void> {
  await walker.check(situation)
  let isChecked = true
  for (const stimulus of ignored) {
    try {
      isChecked = (await walker.refuse(stimulus)) !== false
      if (isChecked) await walker.check(situation)
    } catch (cause) {
      throw new Error(`'${nameOf(stimulus)}' is to be ignored in ${situation.leaves.join(' & ')}`, { cause })
    }
  }
  if (!isChecked) await walker.check(situation)
}

async function at(
  path: Path,
  step: number,
  { explain, during = (_path, _step, carryOut) => carryOut() }: Walker,
  onStep: StepListener,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await during(path, step, run)
  } catch (cause) {
    const plain = new WalkFailure(path, step, cause)
    const failure = explain ? new WalkFailure(path, step, cause, await explain(plain)) : plain
    onStep(step, failure)
    throw failure
  }
  onStep(step)
}
