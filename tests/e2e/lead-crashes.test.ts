import { expect, test } from '@playwright/test'
import { runInChromium } from '../../tools/bench/leads/chromium-run.ts'
import { isHeld } from '../../tools/bench/leads/figures.ts'
import { ensureChrome } from '../../scripts/support/setup.mjs'

test('of 20 leads from two tabs none is lost, and no visitor has to try again, though requests fail and renderers crash', async () => {
  test.setTimeout(240_000)
  const figures = await runInChromium({ leads: 20, tabs: 2, crashes: 2, seed: 3 }, ensureChrome() ?? '')
  expect(figures).toMatchObject({ leads: 20, lost: 0, duplicates: 0, kept: 0, failures: 0 })
  expect(isHeld(figures)).toBe(true)
  expect(figures.crashes).toBeGreaterThanOrEqual(2)
  expect(figures.requests).toBeGreaterThan(20)
})
