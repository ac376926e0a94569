import { test } from '@playwright/test'
import { chromiumScreen } from '../drivers/chromium.ts'
import { chosenFlows, chosenSuite, chosenTeller } from '../paths/chosen.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'

for (const [id, { model, walker, stage }] of chosenFlows(testedFlows)) {
  for (const path of chosenSuite(explore(model)).paths) {
    test(`${id}: path ${path.id} in the built site`, async ({ page }) => {
      await walk(path, walker(await chromiumScreen(page, stage)), chosenTeller(model, path))
    })
  }
}
