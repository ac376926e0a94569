import type { Page } from '@playwright/test'

export type Spoil = (page: Page) => Promise<unknown>

/** Forbids all storage, as a browser does that blocks site data. */
export const forbid: Spoil = (page) =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })

/** Fills the storage completely. */
export const fill: Spoil = (page) =>
  page.addInitScript(() => {
    for (const storage of [sessionStorage, localStorage])
      for (let size = 2 ** 20, count = 0; size >= 1;)
        try {
          storage.setItem(`filled ${(count += 1)}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
  })
