import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { hits } from './hits.ts'

/** Proof that a test has looked at the page, which nothing but `sees` can give. */
class Shown {
  readonly #looked = true
  get looked(): true {
    return this.#looked
  }
}
export type { Shown }

/** The visitor sees each of these. */
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
  /** Brings the fault about and looks: a test that has not looked does not compile. */
  test: (visit: Visit) => Promise<Shown>
  /** The site in which every third party is configured; the demonstration's unless said. */
  site?: 'configured'
  javaScript?: false
  /** The browser reports an error of the fault itself as uncaught. */
  isNoisy?: true
}

export type Fault = keyof typeof hits

/** Every part that a fault can hit: one that is missing does not compile. */
export type CellsOf<Which extends Fault> = Readonly<Record<(typeof hits)[Which][number], Cell>>
