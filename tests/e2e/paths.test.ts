import { test } from '@playwright/test'
import { chromiumScreen } from '../drivers/chromium.ts'
import { filmed, filmOf } from '../atlas/film.ts'
import { recorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from '../paths/chosen.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const suite = chosenSuite(explore(model))
  const film = filmOf(suite)

  for (const path of suite.paths) {
    test(`${id}: path ${path.id} in the built site`, async ({ page }) => {
      const screen = await chromiumScreen(page, stage)
      const visitor = filmed(walker(screen), page, id, film.get(path.id))
      await walk(path, visitor, recorded('browser', model, suite, path))
    })
  }
}
