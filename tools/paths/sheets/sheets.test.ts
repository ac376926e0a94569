import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { scenario } from '../../atlas/scenario.ts'
import { cover } from '../core/cover.ts'
import { explore } from '../core/explore.ts'
import { csvOf, testTools } from './csv.ts'
import { manualTest, type ManualTest } from './manual-test.ts'
import { sheetsPage } from './page.ts'

const graph = explore(flows['weight-loss'])
const { paths } = cover(graph, 'edges')
const real = paths.map((path) => manualTest(graph, path, '/order-online'))

const hostile: ManualTest = {
  id: '0123456789',
  flow: 'menu',
  title: '=HYPERLINK("http://x", "a") <b>',
  given: ['One, "two"', '+3'],
  steps: [
    { action: '@SUM(A1)', data: '-1', expected: ['A line\nand another', 'B'] },
    { action: 'Nothing', data: '', expected: [] },
  ],
  requirements: ['P-PAGE-8', 'P-PAGE-9'],
}

const read = (csv: string): string[][] => parse(csv, { record_delimiter: '\r\n' })

describe('a path as a manual test', () => {
  test('says where to begin, what to do with which data, what to expect, and of which requirements it is', () => {
    const [path, sheet] = [paths[0], real[0]]
    const lines = path
      ? scenario(graph.model, path).steps.map((step) => step.map(({ text }) => text.toLowerCase()))
      : []
    const written = (texts: readonly string[] = []) => texts.map((text) => text.toLowerCase().replace(/\.$/, ''))
    expect([sheet?.id, sheet?.flow, sheet?.given[0]]).toEqual([path?.id, 'weight-loss', 'Open /order-online.'])
    expect(written(sheet?.given.slice(1))).toEqual(lines[0])
    expect(sheet?.steps.map(({ action, expected }) => written([action, ...expected]))).toEqual(lines.slice(1))
    expect(sheet?.steps[0]?.data).toBe('answer: yes')
    expect(sheet?.requirements).toEqual(['P-WEIGHT-1', 'P-WEIGHT-2', 'P-WEIGHT-3', 'P-WEIGHT-4', 'P-WEIGHT-5'])
  })

  test('says how a person brings about what no visitor does', () => {
    const opening = explore(flows.opening)
    const actions = cover(opening, 'edges').paths.flatMap((path) =>
      manualTest(opening, path, '/').steps.map(({ action }) => action),
    )
    expect(actions.filter((action) => action.endsWith('Wait for it.'))).not.toEqual([])
    expect(actions.filter((action) => action.endsWith('developer tools (network).'))).not.toEqual([])
  })
})

describe('CSV', () => {
  test('for TestRail begins a test where a row has a title', () => {
    expect(read(csvOf([hostile], 'testrail'))).toEqual([
      [
        'Section',
        'Title',
        'Template',
        'Type',
        'References',
        'Preconditions',
        'Steps (Step)',
        'Steps (Expected Result)',
      ],
      [
        'menu',
        `'=HYPERLINK("http://x", "a") <b> (0123456789)`,
        'Test Case (Steps)',
        'Functional',
        'P-PAGE-8, P-PAGE-9',
        'One, "two"\n+3',
        "'@SUM(A1)\n-1",
        'A line\nand another\nB',
      ],
      ['', '', '', '', '', '', 'Nothing', ''],
    ])
  })

  test('for Xray has the test’s id in every row', () => {
    expect(read(csvOf([hostile], 'xray'))).toEqual([
      ['TCID', 'Test Type', 'Test Summary', 'Description', 'Labels', 'Action', 'Data', 'Expected Result'],
      [
        '0123456789',
        'Manual',
        `'=HYPERLINK("http://x", "a") <b> (0123456789)`,
        'One, "two"\n+3',
        'menu P-PAGE-8 P-PAGE-9',
        "'@SUM(A1)",
        "'-1",
        'A line\nand another\nB',
      ],
      ['0123456789', '', '', '', '', 'Nothing', '', ''],
    ])
  })

  test('for Zephyr Scale has its columns of a script, step by step', () => {
    const [head, first, second] = read(csvOf([hostile], 'zephyr'))
    const script = ['Step', 'Test Data', 'Expected Result'].map((name) => `Test Script (Step-by-Step) - ${name}`)
    expect(head).toEqual(['Name', 'Status', 'Precondition', 'Folder', 'Labels', ...script])
    expect(first?.slice(1)).toEqual([
      'Draft',
      'One, "two"\n+3',
      '/menu',
      'menu, P-PAGE-8, P-PAGE-9',
      "'@SUM(A1)",
      "'-1",
      'A line\nand another\nB',
    ])
    expect(second).toEqual(['', '', '', '', '', 'Nothing', '', ''])
  })

  test.each(testTools)('for %s has a row for each step of each path, none of which is a formula', (tool) => {
    const [, ...rows] = read(csvOf(real, tool))
    expect(rows).toHaveLength(real.flatMap(({ steps }) => steps).length)
    expect(
      read(csvOf([hostile, ...real], tool))
        .flat()
        .filter((cell) => /^[=+\-@\t\r]/.test(cell)),
    ).toEqual([])
  })
})

test('the page for paper has a sheet for each path, with a box for evidence in each step, and takes texts as text', () => {
  const page = sheetsPage('menu', [hostile, ...real])
  const count = (part: string) => page.split(part).length - 1
  expect(count('<article>')).toBe(1 + real.length)
  expect(count('class="evidence"')).toBe(2 + real.flatMap(({ steps }) => steps).length)
  expect(page).toContain('=HYPERLINK(&quot;http://x&quot;, &quot;a&quot;) &lt;b&gt;')
  for (const name of ['Tester', 'Date', 'Browser and device', 'Build', 'Signed'])
    expect(count(`<span>${name}</span>`)).toBe(1 + real.length)
})
