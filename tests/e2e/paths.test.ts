import { chromiumScreen } from '../drivers/chromium.ts'
import { filmed, filmOf } from '../atlas/film.ts'
import { recorded } from '../atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from '../paths/chosen.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { scanned } from './scanned.ts'
import { test } from './support.ts'

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const suite = chosenSuite(explore(model))
  const film = filmOf(suite)
  const isShort = process.env['PATHS_ONLY'] === 'situations'

  for (const path of suite.paths) {
    if (isShort && film.get(path.id)?.size === 0) continue
    test(`${id}: path ${path.id} in the built site`, async ({ page }) => {
      const screen = await chromiumScreen(page, stage)
      const photographer = filmed(walker(screen), page, id, film.get(path.id))
      const visitor = scanned(photographer, page, id, film.get(path.id))
      await walk(path, visitor, recorded('browser', model, suite, path))
    })
  }
}
