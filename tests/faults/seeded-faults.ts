import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { dropTransition } from './drop-transition.ts'
import { swallowEvent } from './swallow-event.ts'

const isUnattended = (transition: string) => / (always|xstate\.)/.test(transition)

/**
 * Seeds one fault for each transition of a flow, and expects a path to fail: the user interface does not send the event
 * that takes it, or, where no visitor does, the machine lacks it.
 */
export function describeFaults(id: FlowId): void {
  const { model, walker, stage } = testedFlows[id]
  const graph = explore(model)
  const suite = cover(graph, 'edges')

  /** A path that takes the transition, and the first step at which it does. */
  function pathThrough(transition: string) {
    const takes = ({ edge }: { edge: { transitions: readonly string[] } }) => edge.transitions.includes(transition)
    const path = suite.paths.find(({ steps }) => steps.some(takes))
    if (!path) throw new Error(`no path takes '${transition}'`)
    return { path, step: path.steps.findIndex(takes) + 1 }
  }

  async function walkFaulty(transition: string, seed: () => void): Promise<void> {
    const { path, step } = pathThrough(transition)
    seed()
    await expect(walk(path, walker(await jsdomScreen(stage)))).rejects.toThrow(`path ${path.id}, step ${step} of`)
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  describe(`${id} with a user interface that does not send`, () => {
    test.each(graph.transitions.filter((transition) => !isUnattended(transition)))(
      '%s fails a path at that step',
      async (transition) => {
        await expect(walkFaulty(transition, () => swallowEvent(id, transition))).resolves.toBeUndefined()
      },
    )
  })

  const unattended = graph.transitions.filter(isUnattended)
  if (unattended.length === 0) return

  describe(`${id} without the transition that no visitor sends`, () => {
    let repair: (() => void) | undefined

    afterEach(() => repair?.())

    test.each(unattended)('%s fails a path', async (transition) => {
      const { path } = pathThrough(transition)
      repair = dropTransition(model.machine.config, transition)
      await expect(walk(path, walker(await jsdomScreen(stage)))).rejects.toThrow(/^path /)
    })
  })
}
