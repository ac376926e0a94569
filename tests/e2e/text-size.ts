import { expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'

/** The setting of a visitor whose browser's text is this large instead of 16 px. */
export function withText(pixels: number) {
  return {
    launchOptions: async (
      { launchOptions }: { launchOptions: LaunchOptions },
      run: (own: LaunchOptions) => Promise<void>,
    ) => run({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${pixels}`] }),
  }
}

/** The header's words are not broken by letters, all of it is in the window, and nothing of the page lies below it. */
export async function expectWholeHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const words = header.getByRole('link').first()
  const lines = await words.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBeLessThanOrEqual(3)
  await expect(header.getByRole('link', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 })
  const isTall = await header.evaluate((one) => one.clientHeight > 73)
  const [bottom, top] = [await edgeOf(header, 'bottom'), await edgeOf(page.getByRole('main'), 'top')]
  if (isTall) expect(top).toBeGreaterThanOrEqual(bottom)
}

function edgeOf(part: Locator, edge: 'top' | 'bottom'): Promise<number> {
  return part.evaluate((one, side) => one.getBoundingClientRect()[side], edge)
}

/**
 * The elements with text that extend beyond the window, unless they are hidden or can be scrolled to. Runs in the page.
 */
export function tooWide(): string[] {
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth !== 1)
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ element, right }) => right > innerWidth && !canScroll(element))
    .map(({ element, right }) => `${element.tagName} '${element.textContent.trim().slice(0, 40)}' ends at ${right}`)
}
