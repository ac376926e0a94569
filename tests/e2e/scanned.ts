import { expect, type Page } from '@playwright/test'
import type { Situation } from '../../tools/paths/core/explore.ts'
import { keepScan } from '../support/scans.ts'
import { findings } from './axe.ts'

/**
 * Checks with axe the situation that the page shows, and again in forced colors the rules that those can affect. There
 * may be no finding. The results are kept.
 */
export async function scan(page: Page, flow: string, { key }: Situation): Promise<void> {
  const light = await findings(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await findings(page, 'colors')
  await page.emulateMedia({ forcedColors: 'none' })
  keepScan({ flow, situation: key, light, forced })
  expect.soft(light.violations, key).toEqual([])
  expect.soft(forced.violations, `${key} with forced colors`).toEqual([])
}
