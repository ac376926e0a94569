import { chromium, type Page } from '@playwright/test'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'

/** What happened to a page that was left and returned to. */
export interface Return {
  path: string
  /** Whether the browser kept the page as it was left. */
  isKept: boolean
  /** Why the browser did not keep it. */
  reasons: readonly string[]
}

const elsewhere = '/embed/meeting.html'

/** Leaves each page for another document and returns to it with the browser's Back. */
export async function comeBack(
  executablePath: string,
  origin: string,
  paths: readonly string[],
): Promise<readonly Return[]> {
  const browser = await chromium.launch({
    executablePath,
    args: chromeArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const returns: Return[] = []
    const page = await browser.newPage()
    for (const path of paths) returns.push(await comeBackTo(page, origin, path))
    return returns
  } finally {
    await browser.close()
  }
}

async function comeBackTo(page: Page, origin: string, path: string): Promise<Return> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await session.send('Page.enable')
  await page.goto(origin + path)
  await page.locator('nav[data-phase]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted)))
  await page.goto(origin + elsewhere)
  await page.evaluate(() => history.back())
  await page.waitForFunction(
    () =>
      Reflect.get(window, 'isKept') === true ||
      performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'back_forward'),
  )
  const isKept = await page.evaluate(() => Reflect.get(window, 'isKept') === true)
  await session.detach()
  return { path, isKept, reasons }
}
