import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import type { FlowModel } from '../core/flow-model.ts'
import { testPath, type Driver } from './driver.ts'
import { pathsOf, titleOf, type PathOptions } from './paths-of.ts'

/** Playwright's `test`, or one that is extended from it. */
export interface BrowserTest {
  (title: string, body: (fixtures: { page: Page }) => Promise<void>): void
  step: (title: string, body: () => Promise<void>) => Promise<void>
}

/** What to ask of the tests of a model. */
export interface BrowserOptions extends PathOptions {
  /** Paths of another generator; the model's own unless given. */
  paths?: readonly Path[]
}

type DriverOf = (page: Page, path: Path) => Promise<Driver<AnyStateMachine>>

/** Pages need a moment of time for what they do by timers of their own, in milliseconds. */
const moment = 20

/** The time at which the clock stands when a page is opened: later than it can be when it is stopped. */
const minute = 60_000

/**
 * One Playwright test for each path of a model, with a `test.step` for each step. `driverOf` opens the page and says
 * how a visitor acts there and what is then shown. Where paths wait for delays, the page's clock stands still from
 * before the page is opened, and only the paths advance it; time that opening needs, `driverOf` lets pass.
 */
export function describePaths<Machine extends AnyStateMachine, Transient extends string>(
  test: BrowserTest,
  model: FlowModel<Machine, Transient>,
  driverOf: (page: Page, path: Path) => Promise<NoInfer<Driver<Machine, Transient>>>,
  options?: BrowserOptions,
): void
export function describePaths(
  test: BrowserTest,
  model: AnyFlowModel,
  driverOf: DriverOf,
  options: BrowserOptions = {},
): void {
  const { paths = pathsOf(model, options).paths } = options
  const isTimed = paths.some(({ steps }) => steps.some(({ edge }) => edge.stimulus.kind === 'delay'))
  for (const path of paths) {
    test(`${model.id}: ${titleOf(path)}`, async ({ page }) => {
      const driver = await (isTimed ? timed(page, path, driverOf) : driverOf(page, path))
      await testPath(path, driver, { around: (title, run) => test.step(title, run) })
    })
  }
}

async function timed(page: Page, path: Path, driverOf: DriverOf): Promise<Driver<AnyStateMachine>> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(minute)
  const driver = await driverOf(page, path)
  await page.clock.runFor(moment)
  return { pass: (milliseconds) => page.clock.runFor(milliseconds), settle: () => page.clock.runFor(moment), ...driver }
}
