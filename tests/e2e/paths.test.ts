import { chromiumScreen } from '../drivers/chromium.ts'
import { film, filmOf } from '../../tools/atlas/film.ts'
import { walkRecorded } from '../../tools/atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from '../../tools/paths/core/chosen.ts'
import { explored } from '../../tools/paths/core/explored.ts'
import { atFirstSight } from '../../tools/paths/core/first-sight.ts'
import { nameWithId } from '../../tools/paths/core/names.ts'
import { explainedInBrowser } from '../../tools/paths/explain-in-browser.ts'
import { testedFlows } from '../flows/all.ts'
import { keepSpeech } from '../../tools/paths/views/speech.ts'
import { scan } from './scanned.ts'
import { test } from './recorded.ts'

/* A trace takes up to as long again as the walk: it is kept when one path is replayed. */
test.use({ trace: process.env['PATHS_PATH'] === undefined ? 'off' : 'retain-on-failure' })

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const graph = explored(model)
  if (typeof graph === 'string') {
    test(`${id} in the built site: can be explored`, () => {
      throw new Error(graph)
    })
    continue
  }
  const suite = chosenSuite(graph)
  const firsts = filmOf(suite)
  const isShort = process.env['PATHS_ONLY'] === 'situations'

  for (const path of suite.paths) {
    if (isShort && firsts.get(path.id)?.size === 0) continue
    test(`${id} in the built site: ${nameWithId(path)}`, async ({ page, whenEnded }, info) => {
      const arrive = async () => {
        const screen = await chromiumScreen(page, stage)
        const explained = explainedInBrowser(model, page, info, walker(screen))
        return atFirstSight(explained, firsts.get(path.id), async (situation) => {
          await film(page, model, situation)
          await keepSpeech(page, model, situation)
          await scan(page, id, situation)
        })
      }
      await walkRecorded('browser', { model, suite, path }, arrive, whenEnded)
    })
  }
}
