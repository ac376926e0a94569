import type { Page } from '@playwright/test'

/** What happened to a page that was left and returned to. */
export interface Return {
  /** Whether the browser kept the page as it was left. */
  isKept: boolean
  /** Why the browser did not keep it, in its own words. */
  reasons: readonly string[]
}

const elsewhere = '/embed/meeting.html'

/** Leaves a page for another document of its site and returns to it with the browser's Back. */
export async function comeBack(page: Page): Promise<Return> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await session.send('Page.enable')
  await page.evaluate(() => void Reflect.set(window, 'wasLeft', true))
  await page.goto(new URL(elsewhere, page.url()).href)
  const back = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await page.evaluate(() => history.back())
  await back
  await page.waitForFunction((path) => location.pathname !== path, elsewhere)
  const isKept = await page.evaluate(() => Reflect.get(window, 'wasLeft') === true)
  await session.detach()
  return { isKept, reasons }
}
