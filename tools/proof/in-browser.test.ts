import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'

const hosting = inBrowser.find(({ id }) => id === 'hosting')

test.each([
  [{ passed: 15, failed: 0, skipped: 0 }, '15 of 15 tests pass', true],
  [{ passed: 14, failed: 1, skipped: 0 }, '14 of 15 tests pass', false],
  [{ passed: 1, failed: 0, skipped: 14 }, '1 of 15 tests pass, 14 skipped', false],
  [{ passed: 0, failed: 0, skipped: 0 }, '0 of 0 tests pass', false],
])('%o is met only where every test ran and passed', async (counted, figure, isMet) => {
  expect(await hosting?.run(() => counted)).toMatchObject([{ figure, isMet }])
})
