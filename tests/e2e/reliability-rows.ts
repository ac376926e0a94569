import { expect } from '@playwright/test'
import { notHappened } from '../../tools/reliability/bring-about.ts'
import type { Row } from '../../tools/reliability/rows.ts'
import { sites } from '../support/sites.ts'
import { policed, still, test as guarded } from '../walks/support.ts'

/** Adds a test for each row, which causes the fault and checks what the visitor sees. */
export function testRows(rows: readonly Row[]): void {
  for (const { fault, part, sees, test: run, site, javaScript, isNoisy } of rows) {
    const test = isNoisy ? policed : guarded
    test.describe(`${fault}: ${part}`, () => {
      test.use({
        ...still,
        javaScriptEnabled: javaScript ?? true,
        ...(site && { baseURL: sites[site].url, permissions: ['local-network-access'] }),
      })
      test(`the visitor sees ${sees}`, async ({ page, context }) => {
        await run({ page, context })
        await expect.poll(() => notHappened(page), 'faults that were prepared and did not happen').toEqual([])
      })
    })
  }
}
