import { expect, type Page } from '@playwright/test'
import { test } from '../walks/support.ts'

/**
 * What the WAI-ARIA Authoring Practices Guide's own regression tests assert of an example, restated for this site.
 * Source: w3c/aria-practices, test/tests.
 */
export interface PatternRow {
  /** The assertions of the guide, by example and id; where an id has several, with what tells them apart. */
  ids: readonly string[]
  /** What holds here. */
  what: string
  /** Why that is not what the example does. */
  differs?: string
  holds: (page: Page) => Promise<void>
}

/** One browser test per row; and that each of the guide's assertions has its row. */
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
