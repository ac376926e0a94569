import type { Page } from '@playwright/test'

/**
 * Records what a screen reader gets to announce: the text of each live region when it changes, a region that is added
 * with its text only where it is an alert (most screen readers ignore others), and the text of what gets the focus. It
 * is a model: what a real one leaves out or says twice is heard by `npm run spoken` alone (docs/spoken.md).
 */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(listen)
}

/** What was announced since the last call. */
export function announcedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { announced } = window
    return announced.splice(0)
  })
}

declare global {
  interface Window {
    announced: string[]
  }
}

/** Runs in the page, before it. */
function listen(): void {
  const announced: string[] = []
  window.announced = announced
  const known = new Map<HTMLElement, string>()
  const wordsOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim()

  const record = () => {
    for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')) {
      const words = wordsOf(region)
      const before = known.get(region)
      known.set(region, words)
      if (words === '' || words === before) continue
      if (before !== undefined || region.role === 'alert') announced.push(`${region.role ?? 'live'}: ${words}`)
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex >= 0 || target.matches('main, [role="dialog"]')) return
    const label = document.getElementById(target.getAttribute('aria-labelledby') ?? '')
    announced.push(`focus: ${wordsOf(label ?? target)}`)
  }
  new MutationObserver(record).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  document.addEventListener('focusin', onFocus)
}
