import { expect, type Page } from '@playwright/test'
import type { Situation } from '../paths/explore.ts'
import type { Walker } from '../paths/run.ts'
import { keepScan } from '../support/scans.ts'
import { findings } from './axe.ts'

/**
 * Walks in a browser and lets axe look at each of these situations, once it is seen, and again in forced colors for what
 * those can change: no finding may be left. What it said is kept.
 */
export function scanned(walker: Walker, page: Page, flow: string, keys: ReadonlySet<string> = new Set()): Walker {
  const left = new Set(keys)
  return {
    ...walker,
    check: async (situation) => {
      await walker.check(situation)
      if (left.delete(situation.key)) await scan(page, flow, situation)
    },
  }
}

async function scan(page: Page, flow: string, { key }: Situation): Promise<void> {
  const light = await findings(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await findings(page, 'colors')
  await page.emulateMedia({ forcedColors: 'none' })
  keepScan({ flow, situation: key, light, forced })
  expect.soft(light.violations, key).toEqual([])
  expect.soft(forced.violations, `${key} with forced colors`).toEqual([])
}
