import { test } from '@playwright/test'
import { chromiumScreen } from '../drivers/chromium.ts'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'

for (const [id, { model, walker, stage }] of Object.entries(testedFlows)) {
  for (const path of cover(explore(model), 'edges').paths) {
    test(`${id}: path ${path.id} in the built site`, async ({ page }) => {
      await walk(path, walker(await chromiumScreen(page, stage)))
    })
  }
}
