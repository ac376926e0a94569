import type { Page } from '@playwright/test'
import { climates } from '../blocks/climates.ts'
import { serveBlocks } from '../blocks/serve.ts'
import { oneOfEachKind } from '../bench/pages/pages.ts'
import { filmOf, photograph } from '../atlas/film.ts'
import { chromiumScreen } from '../../tests/drivers/chromium.ts'
import { prerenderedPaths, still, test } from '../../tests/walks/support.ts'
import { chosenFlows, chosenSuite } from '../paths/core/chosen.ts'
import { explore } from '../paths/core/explore.ts'
import { atFirstSight } from '../paths/core/first-sight.ts'
import { walk } from '../paths/core/run.ts'
import { situationWords } from '../paths/core/words.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import { keepShot, widths } from './sheet.ts'

/** Flows whose machine has the window's width as an event: they are photographed only at the width of their paths. */
const widthFlows = ['site-menu', 'carousel']

test.use(still)

for (const climate of climates)
  test(`every block in the climate ${climate}`, async ({ page }) => {
    const blocks = await serveBlocks(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${blocks.address}?climate=${climate}`)
      await page.getByRole('article').first().waitFor()
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })
      keepShot({ group: 'Blocks', title: climate, width }, picture, 'jpg')
    }
    await blocks.close()
  })

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
        await shoot(page, { group: id, title }, widthFlows.includes(id))
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
