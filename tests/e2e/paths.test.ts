import { chromiumScreen } from '../drivers/chromium.ts'
import { film, filmOf } from '../atlas/film.ts'
import { recorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from '../paths/chosen.ts'
import { explore } from '../paths/explore.ts'
import { atFirstSight } from '../paths/first-sight.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { scan } from './scanned.ts'
import { test } from './support.ts'

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const suite = chosenSuite(explore(model))
  const firsts = filmOf(suite)
  const isShort = process.env['PATHS_ONLY'] === 'situations'

  for (const path of suite.paths) {
    if (isShort && firsts.get(path.id)?.size === 0) continue
    test(`${id}: path ${path.id} in the built site`, async ({ page }) => {
      const screen = await chromiumScreen(page, stage)
      const visitor = atFirstSight(walker(screen), firsts.get(path.id), async (situation) => {
        await film(page, id, situation)
        await scan(page, id, situation)
      })
      await walk(path, visitor, recorded('browser', model, suite, path))
    })
  }
}
