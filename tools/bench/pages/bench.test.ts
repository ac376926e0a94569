import { afterEach, expect, test, vi } from 'vitest'
import { evidenceText } from '../../../scripts/support/evidence.ts'
import type { Audit } from './audit.ts'
import { quotient, type Measured } from './figures.ts'
import type { Load } from './load.ts'
import { median } from './median.ts'
import { benchPages, oneOfEachKind } from './pages.ts'
import { slowdownFor } from './phone.ts'
import { evidenceOf, failedAudits, keptInWords, plainTable, rowsOf, slowdownsInWords } from './table.ts'
import type { Taps } from './taps.ts'
import { wholeReport, type Attempted } from './whole-report.ts'
import { withoutScripts } from './without-scripts.ts'

test.each([
  [[], null],
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a median leaves its values in their order', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('there is no quotient of what was not measured, nor to nothing', () => {
  expect([quotient(3, 2), quotient(null, 2), quotient(3, null), quotient(3, 0)]).toEqual([1.5, null, null, null])
})

test('a page without scripts has neither their elements nor what fetches them, and all else', () => {
  const page = `<head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2" crossorigin>
<link rel="stylesheet" href="/a.css"><script type="application/json" id="records">{"a":"<\\/script>"}</script>
<link rel="modulepreload" href="/a.js" fetchpriority="low"><LINK href="/b.js" as="script" rel="preload">
<link rel=prefetch as=script href=/c.js><script type="module" src="/e.js"></script></head>
<body><h1>Scripts</h1><script>
  document.title = '<b>'
</script ><p>as="script"</p></body>`
  expect(withoutScripts(page))
    .toBe(`<head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2" crossorigin>
<link rel="stylesheet" href="/a.css">

</head>
<body><h1>Scripts</h1><p>as="script"</p></body>`)
})

test('a slower machine is slowed down less, and one slower than the phone measures nothing', () => {
  expect([815, 1630, 407.5, 3260].map(slowdownFor)).toEqual([4, 2, 8, 1])
  expect(() => slowdownFor(4890)).toThrow('This machine is 1.5 times slower than the phone of the targets')
  expect(slowdownsInWords([1.52, 1.31, 2])).toBe('1.5 times (1.3 to 2.0; 4 times where the targets were set)')
})

test('of each kind of address one is opened', () => {
  const paths = ['/', '/book', '/terms', '/book/a', '/book/b', '/book/a/x', '/book/b/y', '/services/c', '/services/d']
  expect(oneOfEachKind(paths)).toEqual(['/', '/book', '/terms', '/book/a', '/book/a/x', '/services/c'])
})

const traffic = {
  bytes: { html: 10_240, css: 7168, js: 0, font: 0, picture: 0, other: 0 },
  blockingCss: 5120,
  total: 20_480,
  requests: 9,
}
const load: Load = {
  ...traffic,
  thirdParty: 0,
  firstPaint: 100,
  fcp: 100,
  lcp: 220,
  cls: 0,
  blocking: 0,
  alive: 1100,
  menuAlive: 1400,
  script: 300,
  layout: 100,
  task: 600,
  heap: 3 * 1024 * 1024,
  nodes: 900,
}
const taps: Taps = {
  book: { toPainted: 90, inp: 40 },
  menu: { toPainted: 60, inp: 24 },
  step: null,
  bookingScript: null,
  key: null,
}
const scores = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 92 }
const audit: Audit = { scores, fcp: 800, lcp: 1500, blocking: 30, cls: 0, speedIndex: 800, failed: ['is-crawlable'] }

function measured(changed: Partial<Load> = {}): Measured[] {
  return benchPages.map((page) => ({
    page,
    loads: [{ ...load, ...changed }, load, { ...load, ...changed }],
    bareLoads: [{ ...load, lcp: 200 }],
    taps: [taps],
    audits: [audit],
    bareAudits: [{ ...audit, lcp: 1250 }],
    back: { path: page.path, isKept: true, reasons: [] },
  }))
}

function rowNamed(name: string, all = measured()) {
  return rowsOf(all).find(({ figure }) => figure === name)
}

test('a row holds the target, each page’s median, and whether all pages meet it', () => {
  expect(rowNamed('HTML and the CSS that paint waits for')).toEqual({
    figure: 'HTML and the CSS that paint waits for',
    target: 'at most 20 / 14 KiB',
    cells: ['15.0 KiB', '15.0 KiB', '15.0 KiB'],
    isMet: false,
  })
  expect(rowNamed('from first paint to alive')).toMatchObject({ cells: Array(3).fill('1000 ms'), isMet: true })
  expect(rowNamed('from first paint to alive', measured({ alive: 1700 }))).toMatchObject({ isMet: false })
  expect(rowNamed('Lighthouse: SEO')).toMatchObject({ target: 'at least 100 of 100', cells: Array(3).fill('92') })
})

test('times are shown beside those of the page without scripts', () => {
  expect(rowNamed('largest contentful paint')).toMatchObject({ cells: Array(3).fill('220 ms (1.10)'), isMet: null })
  expect(rowNamed('largest contentful paint, to that without scripts')).toMatchObject({ isMet: true })
  expect(rowNamed('Lighthouse: largest contentful paint, to that without scripts')).toMatchObject({
    cells: Array(3).fill('1.20'),
    isMet: false,
  })
})

test('what was not measured is neither met nor missed', () => {
  const rows = rowsOf(measured().map((each) => ({ ...each, audits: [], bareAudits: [] })))
  expect(rows.find(({ figure }) => figure === 'Lighthouse: performance')).toMatchObject({
    cells: ['-', '-', '-'],
    isMet: null,
  })
})

test('the table says what is met', () => {
  const rows = [
    { figure: 'heap', target: 'at most 3.5 MiB', cells: ['3.00 MiB', '4.00 MiB', '-'], isMet: false },
    { figure: 'requests', target: '', cells: ['9', '9', '9'], isMet: null },
  ]
  expect(plainTable(rows)).toBe(`figure    target           home      a clinic  a service  met
heap      at most 3.5 MiB  3.00 MiB  4.00 MiB  -          not met
requests                   9         9         9`)
  expect(evidenceText(evidenceOf('Taken here.', rows, ['A note.']), 'b3073f60 of 2026-11-29'))
    .toBe(`# Loading and answering

Written by \`npm run bench\`: run it instead of editing this page. It measured b3073f60 of 2026-11-29.

Taken here.

| figure | target | home | a clinic | a service | met |
| --- | --- | --- | --- | --- | --- |
| heap | at most 3.5 MiB | 3.00 MiB | 4.00 MiB | - | **not met** |
| requests |  | 9 | 9 | 9 |  |

A note.
`)
})

test('what is not kept for Back, and what Lighthouse finds, is reported with its reason', () => {
  const kept = { path: '/', isKept: true, reasons: [] }
  expect(keptInWords([kept])).toMatch(/ 1 of 1 pages, one of each kind, back as they were left: met\.$/)
  expect(keptInWords([kept, { path: '/book', isKept: false, reasons: ['UnloadHandler'] }])).toMatch(
    / 1 of 2 pages.*: not met on \/book \(UnloadHandler\)\.$/,
  )
  expect(failedAudits(measured())[0]).toBe('Lighthouse finds fault with /: is-crawlable.')
})

const lost = { runtimeError: { code: 'NO_NAVSTART', message: 'Please run Lighthouse again.' } }
const notThere = { runtimeError: { code: 'FAILED_DOCUMENT_REQUEST', message: 'No such page.' } }

afterEach(() => vi.restoreAllMocks())

test('a report whose recording was lost is made again, and that is printed', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const report = vi.fn<() => Promise<Attempted>>().mockResolvedValueOnce(lost).mockResolvedValue({})
  expect(await wholeReport(report)).toEqual({})
  expect(report).toHaveBeenCalledTimes(2)
  expect(said.mock.calls).toEqual([['Lighthouse lost the beginning of a page; once more.']])
})

test.each([
  { why: 'lost three times', problem: lost, times: 3 },
  { why: 'of a page that failed', problem: notThere, times: 1 },
])('a report $why is an error', async ({ problem, times }) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const report = vi.fn<() => Promise<Attempted>>().mockResolvedValue(problem)
  await expect(wholeReport(report)).rejects.toThrow(`Lighthouse: ${problem.runtimeError.message}`)
  expect(report).toHaveBeenCalledTimes(times)
})
