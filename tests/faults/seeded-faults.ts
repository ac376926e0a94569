import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { dropTransition } from './drop-transition.ts'
import { swallowEvent } from './swallow-event.ts'

const isUnattended = (transition: string) => / (always|xstate\.(done|error)\.)/.test(transition)

/**
 * Seeds one fault for each transition of a flow, and expects a path to fail: the event or the delay that takes it never
 * arrives, or, where neither does, the machine lacks it.
 */
export function describeFaults(id: FlowId): void {
  const { model, walker, stage } = testedFlows[id]
  const graph = explore(model)
  const suite = cover(graph, 'edges')

  /** A path that takes the transition, and the first step at which it does: one that can be told, where there is one. */
  function pathThrough(transition: string) {
    const found = suite.paths.flatMap((path) => {
      const step = path.steps.findIndex(({ edge }) => edge.transitions.includes(transition))
      const edge = path.steps[step]?.edge
      return edge ? [{ path, step: step + 1, isTold: edge.from.key !== edge.to.key }] : []
    })
    const [first] = found.toSorted((one, other) => Number(other.isTold) - Number(one.isTold))
    if (!first) throw new Error(`no path takes '${transition}'`)
    return first
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

  describe(`${id} with a fault`, () => {
    let repair: (() => void) | undefined

    afterEach(() => repair?.())

    test.each(graph.transitions.filter((transition) => !isUnattended(transition)))(
      '%s that never comes about fails a path at that step',
      async (transition) => {
        await expect(walkFaulty(transition, () => swallowEvent(id, transition))).resolves.toBeUndefined()
      },
    )

    test.each(graph.transitions.filter(isUnattended))('%s that the machine lacks fails a path', async (transition) => {
      const { path } = pathThrough(transition)
      repair = dropTransition(model.machine.config, transition)
      await expect(walk(path, walker(await jsdomScreen(stage)))).rejects.toThrow(/^path /)
    })
  })
}
