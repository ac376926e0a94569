import { expect, type Page } from '@playwright/test'
import { test } from '../walks/support.ts'

/**
 * What the WAI-ARIA Authoring Practices Guide's own regression tests assert of an example, restated for this site.
 * Source: w3c/aria-practices, test/tests.
 */
export interface PatternRow {
  /** The guide's assertions by example and id; where an id has several, with what distinguishes them. */
  ids: readonly string[]
  /** What the test asserts of this site. */
  what: string
  /** The reason why it differs from the example. */
  differs?: string
  holds: (page: Page) => Promise<void>
}

/** Adds a browser test for each row, and one that each of the guide's assertions has a row. */
export function testPattern(pattern: string, count: number, rows: readonly PatternRow[]): void {
  test(`${pattern}: each of the guide's ${count} assertions is restated once`, () => {
    const ids = rows.flatMap((row) => row.ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(count)
  })

  for (const { ids, what, differs, holds } of rows) {
    const annotation = differs === undefined ? [] : [{ type: 'differs from the example', description: differs }]
    test(`${pattern}: ${what} (${ids.join(', ')})`, { annotation }, ({ page }) => holds(page))
  }
}
