import { expect, type Page } from '@playwright/test'

/** Milliseconds without a request after which a page is quiet; as long as Playwright's 'networkidle'. */
const quietFor = 500

/**
 * Follows a page's requests from now on. Returns what resolves once none has been under way for the next half second:
 * 'networkidle' is given once for each document, and never while one of its frames has not loaded.
 */
export function requestsOf(page: Page): { untilQuiet: () => Promise<void> } {
  const underWay = new Set<object>()
  let last = Date.now()
  const ended = (request: object) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    last = Date.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    untilQuiet: () => {
      last = Date.now()
      return expect.poll(() => underWay.size === 0 && Date.now() - last >= quietFor).toBe(true)
    },
  }
}
