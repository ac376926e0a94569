import { expect, test } from 'vitest'
import { countIn, outcomesIn } from './browser-run.ts'

/** A spec as Playwright's report has it, with the status of its test in each browser. */
function spec(...statuses: readonly string[]) {
  return { ok: !statuses.includes('unexpected'), tests: statuses.map((status) => ({ status })) }
}

const suites = [
  { file: 'nginx.test.ts', specs: [spec('skipped'), spec()] },
  {
    file: 'headers.test.ts',
    specs: [spec('expected'), spec('flaky')],
    suites: [{ file: 'headers.test.ts', specs: [spec('unexpected'), spec('expected', 'skipped')] }],
  },
]

test('a test has passed only where it ran and ended as expected, at the first attempt', () => {
  expect(outcomesIn(suites).map(({ file, result }) => `${file} ${result}`)).toEqual([
    'nginx.test.ts skipped',
    'nginx.test.ts skipped',
    'headers.test.ts passed',
    'headers.test.ts failed',
    'headers.test.ts failed',
    'headers.test.ts skipped',
  ])
})

test('tests that were skipped are counted apart', () => {
  expect(countIn(outcomesIn(suites), ['nginx'])).toEqual({ passed: 0, failed: 0, skipped: 2 })
  expect(countIn(outcomesIn(suites), ['headers'])).toEqual({ passed: 1, failed: 2, skipped: 1 })
})
