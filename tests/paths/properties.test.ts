import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { machineWalker } from '../drivers/machine.ts'
import { modelOfPlan, plans, type Plan } from '../support/random-machines.ts'
import { cover, goals } from './cover.ts'
import { explore, type AnyFlowModel, type Graph } from './explore.ts'
import { walk } from './run.ts'

/** `PATHS_RUNS=5000 npx vitest run tests/paths/properties.test.ts` looks further; the seed is always the same. */
const settings = { seed: 5, numRuns: Number(process.env['PATHS_RUNS'] ?? 150) }

const situations = 150

/** The graph of a plan's machine; random machines that explode or go round without end are passed over. */
function graphOf(plan: Plan, change: (model: AnyFlowModel) => AnyFlowModel = (model) => model): Graph {
  try {
    return explore(change(modelOfPlan(plan)), situations)
  } catch (error) {
    fc.pre(!/ over \d+ situations| go round without end/.test(String(error)))
    throw error
  }
}

test('every path of a random machine leads a real actor where it says', async () => {
  await fc.assert(
    fc.asyncProperty(plans, fc.constantFrom(...goals), async (plan, goal) => {
      const graph = graphOf(plan)
      for (const path of cover(graph, goal, 12).paths) await walk(path, machineWalker(graph.model))
    }),
    settings,
  )
})
void describe; void expect
