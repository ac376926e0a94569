import type { Page } from '@playwright/test'
import { oneOfEachKind } from '../../scripts/bench/pages.ts'
import { filmOf, photograph } from '../atlas/film.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { prerenderedPaths, still, test } from '../e2e/support.ts'
import { chosenFlows, chosenSuite } from '../paths/chosen.ts'
import { explore } from '../paths/explore.ts'
import { atFirstSight } from '../paths/first-sight.ts'
import { walk } from '../paths/run.ts'
import { situationWords } from '../paths/words.ts'
import { testedFlows } from '../support/flows.ts'
import { keepShot, widths } from './sheet.ts'

/** A window of another width is an event of these machines: they are photographed at the width of their paths. */
const hearWidths = ['site-menu', 'carousel']

test.use(still)

for (const width of widths)
  test(`every kind of page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...oneOfEachKind(prerenderedPaths()), '/nowhere']) {
      await page.goto(path)
      await page.locator('nav[data-phase]').waitFor()
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })
      keepShot({ group: 'Pages', title: path, width }, picture, 'jpg')
    }
  })

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  const suite = chosenSuite(explore(model))
  const firsts = filmOf(suite)

  for (const path of suite.paths.filter((each) => (firsts.get(each.id)?.size ?? 0) > 0))
    test(`${id}: path ${path.id}`, async ({ page }) => {
      const visitor = walker(await chromiumScreen(page, stage))
      const photographer = atFirstSight(visitor, firsts.get(path.id), async (situation) => {
        const title = situationWords(model, situation).join(', ')
        await shoot(page, { group: id, title }, hearWidths.includes(id))
      })
      await walk(path, photographer)
    })
}

async function shoot(page: Page, view: { group: string; title: string }, isWidthHeard: boolean): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of isWidthHeard ? [own.width] : widths) {
    await page.setViewportSize(width === own.width ? own : { width, height: 900 })
    keepShot({ ...view, width }, await photograph(page), 'webp')
  }
  await page.setViewportSize(own)
}
