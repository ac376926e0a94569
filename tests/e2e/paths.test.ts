import { chromiumScreen } from '../drivers/chromium.ts'
import { film, filmOf } from '../../tools/atlas/film.ts'
import { walkRecorded } from '../../tools/atlas/walk-record.ts'
import { chosenFlows, chosenSuite } from '../../tools/paths/core/chosen.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { atFirstSight } from '../../tools/paths/core/first-sight.ts'
import { testedFlows } from '../flows/all.ts'
import { keepSpeech } from '../../tools/paths/views/speech.ts'
import { scan } from './scanned.ts'
import { test } from './recorded.ts'

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const suite = chosenSuite(explore(model))
  const firsts = filmOf(suite)
  const isShort = process.env['PATHS_ONLY'] === 'situations'

  for (const path of suite.paths) {
    if (isShort && firsts.get(path.id)?.size === 0) continue
    test(`${id}: path ${path.id} in the built site`, async ({ page, whenEnded }) => {
      const arrive = async () => {
        const screen = await chromiumScreen(page, stage)
        return atFirstSight(walker(screen), firsts.get(path.id), async (situation) => {
          await film(page, model, situation)
          await keepSpeech(page, model, situation)
          await scan(page, id, situation)
        })
      }
      await walkRecorded('browser', { model, suite, path }, arrive, whenEnded)
    })
  }
}
