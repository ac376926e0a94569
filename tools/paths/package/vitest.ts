import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cover, type Path } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import type { FlowModel } from '../core/flow-model.ts'
import { machineWalker } from '../core/machine-walker.ts'
import { walk } from '../core/run.ts'
import { testPath, type Driver } from './driver.ts'
import { leftOutOf, titleOf, untakenBy, type PathOptions } from './paths-of.ts'

/** What to ask of the tests of a model. */
export interface TestOptions extends PathOptions {
  /** Paths of another generator; the model's own unless given. */
  paths?: readonly Path[]
  /** What is known to be left out, as the last test says it. */
  leftOut?: readonly string[]
}

type DriverOf = (path: Path) => Driver<AnyStateMachine> | Promise<Driver<AnyStateMachine>>

/**
 * One test for each path of a model: on the machine alone, or with a driver, which is made anew for each path. A
 * last test fails with what they leave out: edges that no path takes, and what is walked only in part. For paths of
 * another generator it is there, for transitions, where `leftOut` is given.
 */
export function describePaths<Machine extends AnyStateMachine, Transient extends string>(
  model: FlowModel<Machine, Transient>,
  driverOf?: (path: Path) => NoInfer<Driver<Machine, Transient>> | Promise<NoInfer<Driver<Machine, Transient>>>,
  options?: TestOptions,
): void
export function describePaths(model: AnyFlowModel, driverOf?: DriverOf, options: TestOptions = {}): void {
  const graph = explore(model)
  const suite = cover(graph, options.goal ?? 'edges', options.budget)
  const { paths = suite.paths, leftOut = [] } = options
  describe.each([model.id])('paths of %s', () => {
    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_title, path) => {
      await expectToPass(model, path, driverOf)
    })

    if (options.paths && !options.leftOut) return
    test('leave nothing out', () => {
      const untaken = options.paths ? untakenBy(graph, paths) : leftOutOf(suite)
      expect([...untaken, ...graph.notes], 'see ‘leave nothing out’ in the README').toEqual(leftOut)
    })
  })
}

async function expectToPass(model: AnyFlowModel, path: Path, driverOf?: DriverOf): Promise<void> {
  if (driverOf) return testPath(path, await driverOf(path))
  return walk(path, machineWalker(model))
}
