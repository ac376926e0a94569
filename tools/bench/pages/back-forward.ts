import { chromium, type Page } from '@playwright/test'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { comeBack, type Return } from '../../reliability/come-back.ts'

/** What happened to the page at a path. */
export interface PageReturn extends Return {
  path: string
}

/** Leaves each page for another document and returns to it with the browser's Back. */
export async function comeBackToEach(
  executablePath: string,
  origin: string,
  paths: readonly string[],
): Promise<readonly PageReturn[]> {
  const browser = await chromium.launch({
    executablePath,
    args: chromeArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const returns: PageReturn[] = []
    const page = await browser.newPage()
    for (const path of paths) returns.push({ path, ...(await comeBackTo(page, origin + path)) })
    return returns
  } finally {
    await browser.close()
  }
}

async function comeBackTo(page: Page, address: string): Promise<Return> {
  await page.goto(address)
  await page.locator('nav[data-phase]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return comeBack(page)
}
