import { expect, test } from 'vitest'
import { inBrowser, pointsOf } from './in-browser.ts'

const hosting = inBrowser.find(({ id }) => id === 'hosting')

test.each([
  [{ passed: 15, failed: 0, skipped: 0 }, '15 of 15 tests pass', true],
  [{ passed: 14, failed: 1, skipped: 0 }, '14 of 15 tests pass', false],
  [{ passed: 1, failed: 0, skipped: 14 }, '1 of 15 tests pass, 14 skipped', false],
  [{ passed: 0, failed: 0, skipped: 0 }, '0 of 0 tests pass', false],
])('%o is met only where every test ran and passed', async (counted, figure, isMet) => {
  expect(await hosting?.run(() => counted)).toMatchObject([{ figure, isMet }])
})

test.each([
  [{ passed: 27, failed: 0, skipped: 0 }, 130, '130 on 103 pages', true],
  [{ passed: 26, failed: 1, skipped: 0 }, 125, '125 on 103 pages; 1 tests failed, 0 skipped', false],
  [{ passed: 26, failed: 1, skipped: 0 }, 140, '140 on 103 pages; 1 tests failed, 0 skipped', false],
  [{ passed: 0, failed: 0, skipped: 0 }, 140, '140 on 103 pages; 0 tests failed, 0 skipped', false],
])(
  'with %o the lowest score %i is given, and met only where every test passed',
  (counted, lowestScore, figure, isMet) => {
    expect(pointsOf('configured', { pages: 103, lowestScore }, counted)).toMatchObject({ figure, isMet })
  },
)
