import type { Path } from './cover.ts'
import { nameOf, type Situation, type Stimulus } from './explore.ts'

/** Something that a path can be walked on: the pure machine, the component in jsdom, or the built site in Chromium. */
export interface Walker {
  /** Makes the stimulus happen. */
  perform: (stimulus: Stimulus) => Promise<void>
  /** Tries an event that must be ignored: throws where the visitor is offered what should not be there. */
  refuse: (stimulus: Stimulus) => Promise<void>
  /** Throws unless exactly this situation is shown. */
  check: (situation: Situation) => Promise<void>
}

/** Is told of each step of a walk once it is over, the start being step 0, with what went wrong if anything did. */
export type Teller = (step: number, failure?: Error) => void

/** Walks a path; a failure names the path, the step and what was expected there. */
export async function walk(path: Path, walker: Walker, tell: Teller = () => undefined): Promise<void> {
  await at(path, 0, 'start', tell, () => arrive(walker, path.start.situation, path.start.ignored))
  for (const [index, { edge, ignored }] of path.steps.entries()) {
    await at(path, index + 1, nameOf(edge.stimulus), tell, async () => {
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

async function at(path: Path, step: number, name: string, tell: Teller, run: () => Promise<void>): Promise<void> {
  try {
    await run()
    tell(step)
  } catch (cause) {
    const message = `path ${path.id}, step ${step} of ${path.steps.length} (${name}): ${messagesOf(cause)}`
    const failure = new Error(message, { cause })
    tell(step, failure)
    throw failure
  }
}

function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`
}
