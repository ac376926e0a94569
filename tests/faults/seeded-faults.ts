import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { record, replaceTransition } from './machine-config.ts'
import { swallowEvent } from './swallow-event.ts'

/** Transitions without which every path still holds, each with why, and what else tests it. */
export type Masked = Readonly<Record<string, string>>

const isUnattended = (transition: string) => / (always|xstate\.(done|error)\.)/.test(transition)

/**
 * Seeds one fault for each transition of a flow, and expects a path to fail: the event or delay that takes it does not
 * come, or, where there is none to come, the machine lacks it. Of those in `masked` it expects that no path fails, so
 * that the list does not outlive its reasons.
 */
export function describeFaults(id: FlowId, masked: Masked = {}): void {
  const { model, walker, stage } = testedFlows[id]
  const graph = explore(model)
  const suite = cover(graph, 'edges')

  /** The first step at which a path takes the transition, and that path: one where it can be told, and the soonest. */
  function pathThrough(transition: string) {
    const found = suite.paths.flatMap((path) => {
      const step = path.steps.findIndex(({ edge }) => edge.transitions.includes(transition))
      const edge = path.steps[step]?.edge
      return edge ? [{ path, step: step + 1, isTold: edge.from.key !== edge.to.key }] : []
    })
    const [best] = found.toSorted((one, other) => Number(other.isTold) - Number(one.isTold) || one.step - other.step)
    if (!best) throw new Error(`no path takes '${transition}'`)
    return best
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  const unattended = graph.transitions.filter(isUnattended)
  const seen = graph.transitions.filter((transition) => !isUnattended(transition) && !Object.hasOwn(masked, transition))

  describe(`${id} where what takes a transition does not come`, () => {
    test.each(seen)('%s fails a path at that step, or at one whose gesture takes it on the way', async (transition) => {
      const { path, step } = pathThrough(transition)
      swallowEvent(id, transition)
      const failure = await walk(path, walker(await jsdomScreen(stage))).catch(String)
      const failedAt = Number(new RegExp(`path ${path.id}, step (\\d+) of`).exec(String(failure))?.[1])
      expect(failedAt).toBeGreaterThan(0)
      expect(failedAt).toBeLessThanOrEqual(step)
    })

    test.each(Object.entries(masked))('%s fails no path: %s', async (transition) => {
      const { path } = pathThrough(transition)
      swallowEvent(id, transition)
      await expect(walk(path, walker(await jsdomScreen(stage)))).resolves.toBeUndefined()
    })
  })

  describe.runIf(unattended.length > 0)(`${id} without the transition that no visitor sends`, () => {
    test.each(unattended)('%s fails a path', async (transition) => {
      const { path } = pathThrough(transition)
      onTestFinished(replaceTransition(record(model.machine.config), transition, () => []))
      await expect(walk(path, walker(await jsdomScreen(stage)))).rejects.toThrow(/^path /)
    })
  })
}
