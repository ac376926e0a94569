import { expect, type Page } from '@playwright/test'
import { choose, expectLiveFrame, still, test } from '../walks/support.ts'
import { calendar, walkTo } from '../walks/wizard.ts'

test.use(still)

interface Watched {
  said: string[]
  covered: string[]
}

/**
 * Records, whenever the browser draws from now on, the message about a loading calendar and whether it lies over the
 * embedded frame.
 */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Watched = { said: [], covered: [] }
    const look = () => {
      const frame = document.querySelector('iframe')?.getBoundingClientRect()
      for (const status of document.querySelectorAll('[role="status"]')) {
        const words = status.textContent
        if (!frame || !words.startsWith('Loading the calendar')) continue
        const range = document.createRange()
        range.selectNodeContents(status)
        const { top, bottom } = range.getBoundingClientRect()
        seen.said.push(words)
        if (bottom > frame.top && top < frame.bottom) seen.covered.push(words)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
}

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the message about a loading calendar never lies over it, and nothing moves when it has loaded', async ({
      page,
    }) => {
      await walkTo(page, 1)
      await page.route('**/embed/**', async (route) => {
        await new Promise((done) => setTimeout(done, 200))
        await route.continue()
      })
      await watchFrames(page)
      await choose(page, /^Infrared Sauna/)
      const frame = page.getByTitle('Calendar: Infrared Sauna in Princeton')
      await expect(frame).toBeVisible()
      const before = await frame.boundingBox()
      await expectLiveFrame(page, `Calendar: ${calendar.title.replace('Book ', '')} in Princeton`)
      expect((await frame.boundingBox())?.y).toBe(before?.y)
      const seen = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'seen')))
      expect(seen).toContain('Loading the calendar')
      expect(seen).toContain('"covered":[]')
    })
  })
}
