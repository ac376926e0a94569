import { expect } from '@playwright/test'
import { still, test, visit, widestEdge } from '../walks/support.ts'
import { expectWholeHeader, tooWide, withText } from './text-size.ts'

test.use({ ...still, ...withText(24) })

/** The browser's own choice 'Very large'. */
for (const width of [320, 360, 768, 1100, 1536])
  for (const path of ['/', '/locations/princeton', '/services/infrared'])
    test(`At ${width} px and 150 % text ${path} fits, with its header in front of nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      expect.soft(await page.evaluate(tooWide)).toEqual([])
      expect(await widestEdge(page)).toBeLessThanOrEqual(width)
      await expectWholeHeader(page)
    })
