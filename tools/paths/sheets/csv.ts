import { stringify } from 'csv-stringify/sync'
import type { ManualStep, ManualTest } from './manual-test.ts'

/** A tool for managing tests into which manual tests can be imported. */
export type TestTool = 'testrail' | 'xray' | 'zephyr'

export const testTools: readonly TestTool[] = ['testrail', 'xray', 'zephyr']

/** What a test says in a column: once, in its first row, or in the row of each step. */
type Column = { once: (test: ManualTest) => string } | { each: (test: ManualTest, step: ManualStep) => string }

const lines = (texts: readonly string[]) => texts.join('\n')
const action: Column = { each: (_, step) => step.action }
const data: Column = { each: (_, step) => step.data }
const expected: Column = { each: (_, step) => lines(step.expected) }
const named: Column = { once: ({ title, id }) => `${title} (${id})` }
const given: Column = { once: (test) => lines(test.given) }
const labels: Column = { once: ({ flow, requirements }) => [flow, ...requirements].join(' ') }

/**
 * The columns that each tool's importer maps, named as its own exports and examples name them. All read one row for
 * each step: TestRail begins a test where there is a title, Xray groups rows by TCID, Zephyr Scale by the name.
 */
const columns: Record<TestTool, Readonly<Record<string, Column>>> = {
  testrail: {
    Section: { once: ({ flow }) => flow },
    Title: named,
    Template: { once: () => 'Test Case (Steps)' },
    Type: { once: () => 'Functional' },
    References: { once: ({ requirements }) => requirements.join(', ') },
    Preconditions: given,
    'Steps (Step)': { each: (_, step) => (step.data === '' ? step.action : `${step.action}\n${step.data}`) },
    'Steps (Expected Result)': expected,
  },
  xray: {
    TCID: { each: ({ id }) => id },
    'Test Type': { once: () => 'Manual' },
    'Test Summary': named,
    Description: given,
    Labels: labels,
    Action: action,
    Data: data,
    'Expected Result': expected,
  },
  zephyr: {
    Name: named,
    Status: { once: () => 'Draft' },
    Precondition: given,
    Folder: { once: ({ flow }) => `/${flow}` },
    Labels: { once: ({ flow, requirements }) => [flow, ...requirements].join(', ') },
    'Test Script (Step-by-Step) - Step': action,
    'Test Script (Step-by-Step) - Test Data': data,
    'Test Script (Step-by-Step) - Expected Result': expected,
  },
}

/**
 * Tests as CSV (RFC 4180, UTF-8 without a byte order mark, which importers take for a part of the first column's name).
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvOf(tests: readonly ManualTest[], tool: TestTool): string {
  const head = Object.keys(columns[tool])
  const rows = tests.flatMap((test) =>
    test.steps.map((step, index) => Object.values(columns[tool]).map((column) => cellOf(column, test, step, index))),
  )
  return stringify([head, ...rows], { quoted: true, record_delimiter: 'windows', escape_formulas: true })
}

function cellOf(column: Column, test: ManualTest, step: ManualStep, index: number): string {
  if ('each' in column) return column.each(test, step)
  return index === 0 ? column.once(test) : ''
}
