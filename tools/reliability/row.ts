import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { hits } from './hits.ts'

/** Proof that a test has looked at the page; only `sees` can create one. */
class Shown {
  readonly #looked = true
  get looked(): true {
    return this.#looked
  }
}
export type { Shown }

/** Expects each of these to be visible. */
export async function sees(first: Locator, ...others: readonly Locator[]): Promise<Shown> {
  for (const part of [first, ...others]) await expect(part.first()).toBeVisible()
  return new Shown()
}

export interface Visit {
  page: Page
  context: BrowserContext
}

/** One fault in one part of the site. */
export interface Cell {
  /** What the visitor sees, in one sentence. */
  sees: string
  /** Causes the fault and looks at the page. A test that does not look does not compile. */
  test: (visit: Visit) => Promise<Shown>
  /** 'configured' for the site in which every third party is configured; otherwise the demonstration. */
  site?: 'configured'
  javaScript?: false
  /** Set where the fault itself is an uncaught error, which the browser reports. */
  isNoisy?: true
}

export type Fault = keyof typeof hits

/** A cell for every part that a fault can hit; a missing one does not compile. */
export type CellsOf<Which extends Fault> = Readonly<Record<(typeof hits)[Which][number], Cell>>
