import { markdownTable, type Evidence } from '../../../scripts/support/evidence.ts'
import type { PageReturn } from './back-forward.ts'
import { figures, quotient, type Figure, type Measured, type Target } from './figures.ts'
import { median } from './median.ts'
import { slowdownOfRecord } from './phone.ts'

/** One figure as text, for every page. */
export interface Row {
  figure: string
  target: string
  /** One cell for each page, in the order of the pages. */
  cells: readonly string[]
  /** Whether the target is met; null where there is no target or nothing was measured. */
  isMet: boolean | null
}

/** The table's rows, from what was measured of each page. */
export function rowsOf(all: readonly Measured[]): Row[] {
  return figures.map((figure) => rowOf(figure, all))
}

function rowOf(figure: Figure, all: readonly Measured[]): Row {
  const { name, target } = figure
  const verdicts = all.flatMap((measured) => {
    const value = figure.of(measured)
    return value === null || !target ? [] : [holds(target, value, measured)]
  })
  return {
    figure: name,
    target: target ? targetInWords(figure, target, all) : '',
    cells: all.map((measured) => cellOf(figure, measured)),
    isMet: verdicts.length === 0 ? null : verdicts.every(Boolean),
  }
}

function holds(target: Target, value: number, measured: Measured): boolean {
  const bar = barOf(target, measured)
  return target.kind === 'most' ? value <= bar : value >= bar
}

function barOf({ value }: Target, { page }: Measured): number {
  return typeof value === 'number' ? value : value[page.name]
}

function targetInWords(figure: Figure, target: Target, all: readonly Measured[]): string {
  const bars = [...new Set(all.map((measured) => String(barOf(target, measured))))]
  return [`at ${target.kind}`, bars.join(' / '), figure.unit].filter(Boolean).join(' ')
}

function cellOf({ of, bare, digits = 0, unit }: Figure, measured: Measured): string {
  const value = of(measured)
  if (value === null) return '-'
  const text = [value.toFixed(digits), unit === 'of 100' ? '' : unit].filter(Boolean).join(' ')
  const ratio = bare ? quotient(value, bare(measured)) : null
  return ratio === null ? text : `${text} (${ratio.toFixed(2)})`
}

const head = ['figure', 'target', 'home', 'a clinic', 'a service', 'met']

/** The table for the person at the keyboard. */
export function plainTable(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const print = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return lines.map((cells) => print(cells).trimEnd()).join('\n')
}

/** The page for docs/evidence: how the figures were taken, the rows and the notes. */
export function evidenceOf(taken: string, rows: readonly Row[], notes: readonly string[]): Evidence {
  const bold = (cell: string) => (cell === 'not met' ? '**not met**' : cell)
  const table = markdownTable([head, ...rows.map((row) => cellsOf(row).map(bold))])
  return {
    name: 'bench',
    isMeasured: true,
    title: 'Loading and answering',
    command: 'npm run bench',
    paragraphs: [taken, table, ...notes],
  }
}

function cellsOf({ figure, target, cells, isMet }: Row): string[] {
  return [figure, target, ...cells, isMet === null ? '' : isMet ? 'met' : 'not met']
}

/** How far the processor was slowed down, beside the machine on which the targets were set. */
export function slowdownsInWords(slowdowns: readonly number[]): string {
  const [middle, least, most] = [median(slowdowns) ?? Number.NaN, Math.min(...slowdowns), Math.max(...slowdowns)]
  const range = `${least.toFixed(1)} to ${most.toFixed(1)}`
  return `${middle.toFixed(1)} times (${range}; ${slowdownOfRecord} times where the targets were set)`
}

/** How many kinds of page the browser's Back brings back as they were left, with the reasons where it does not. */
export function keptInWords(returns: readonly PageReturn[]): string {
  const lost = returns.filter(({ isKept }) => !isKept)
  const reasons = lost.map(({ path, reasons }) => `${path} (${reasons.join(', ') || 'no reason given'})`)
  const count = `The browser’s Back brings ${returns.length - lost.length} of ${returns.length} pages, one of each kind, back as they were left`
  return lost.length === 0 ? `${count}: met.` : `${count}: not met on ${reasons.join(', ')}.`
}

/** A sentence for each page in which Lighthouse found a fault. */
export function failedAudits(all: readonly Measured[]): string[] {
  return all.flatMap(({ page, audits }) => {
    const failed = [...new Set(audits.flatMap((audit) => audit.failed))]
    return failed.length === 0 ? [] : [`Lighthouse finds fault with ${page.path}: ${failed.join(', ')}.`]
  })
}
