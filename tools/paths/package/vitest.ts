import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import type { FlowModel } from '../core/flow-model.ts'
import { machineWalker } from '../core/machine-walker.ts'
import { walk } from '../core/run.ts'
import { testPath, type Driver } from './driver.ts'
import { leftOutOf, pathsOf, type PathOptions } from './paths-of.ts'

/** What to ask of the tests of a model. */
export interface TestOptions extends PathOptions {
  /** Paths of another generator; the model's own unless given. */
  paths?: readonly Path[]
  /** Ids of the transitions that are known to be taken in no situation. */
  untaken?: readonly string[]
}

type DriverOf = () => Driver<AnyStateMachine> | Promise<Driver<AnyStateMachine>>

/**
 * One test for each path of a model: on the machine alone, or with a driver, which is made anew for each path. A
 * last test fails with the transitions that no path takes.
 */
export function describePaths<Machine extends AnyStateMachine, Transient extends string>(
  model: FlowModel<Machine, Transient>,
  driverOf?: () => Driver<Machine, Transient> | Promise<Driver<Machine, Transient>>,
  options?: TestOptions,
): void
export function describePaths(model: AnyFlowModel, driverOf?: DriverOf, options: TestOptions = {}): void {
  const suite = pathsOf(model, options)
  const { paths = suite.paths, untaken = [] } = options
  describe.each([model.id])('%s', () => {
    test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
      await expectToPass(model, path, driverOf)
    })

    test('no path leaves a transition out', () => {
      expect(leftOutOf(suite)).toEqual(untaken)
    })
  })
}

async function expectToPass(model: AnyFlowModel, path: Path, driverOf?: DriverOf): Promise<void> {
  if (driverOf) await testPath(path, await driverOf())
  else await walk(path, machineWalker(model))
}
