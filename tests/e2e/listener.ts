import type { Page } from '@playwright/test'

/**
 * Records what a screen reader gets to announce: the text of each live region when it changes, a region that is added
 * with its text only where it is an alert (most screen readers ignore others), and the text of what gets the focus.
 */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(listen)
}

/** What was announced since the last call. */
export function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window
    return heard.splice(0)
  })
}

declare global {
  interface Window {
    heard: string[]
  }
}

/** Runs in the page, before it. */
function listen(): void {
  const heard: string[] = []
  window.heard = heard
  const known = new Map<HTMLElement, string>()
  const wordsOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim()

  const hear = () => {
    for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')) {
      const words = wordsOf(region)
      const before = known.get(region)
      known.set(region, words)
      if (words === '' || words === before) continue
      if (before !== undefined || region.role === 'alert') heard.push(`${region.role}: ${words}`)
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex >= 0 || target.matches('main, [role="dialog"]')) return
    const label = document.getElementById(target.getAttribute('aria-labelledby') ?? '')
    heard.push(`focus: ${wordsOf(label ?? target)}`)
  }
  new MutationObserver(hear).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  document.addEventListener('focusin', onFocus)
}
