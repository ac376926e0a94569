import type { Row } from './rows.ts'

export const marks = {
  start: '<!-- reliability: written by npm run reliability -->',
  end: '<!-- /reliability -->',
} as const

/** The README's table: one line for each part and what is seen there, with the faults that bring it about. */
export function reliabilityTable(rows: readonly Row[]): string {
  const lines = new Map<string, { faults: string[]; parts: string[]; sees: string }>()
  for (const { fault, part, sees } of rows) {
    const isParty = fault.startsWith('a third party')
    const key = isParty ? `${part} ${sees}` : `${fault} ${sees}`
    const line = lines.get(key) ?? { faults: [], parts: [], sees }
    if (!line.faults.includes(fault)) line.faults.push(fault)
    if (!line.parts.includes(part)) line.parts.push(part)
    lines.set(key, line)
  }
  const cells = [...lines.values()].map(({ faults, parts, sees }) => [joined(faults), parts.join(', '), sees])
  const head = ['what goes wrong', 'in', 'what the visitor sees']
  const widths = head.map((title, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0), title.length),
  )
  const print = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [print(head), rule, ...cells.map(print)].join('\n')
}

/** Faults of the same kind without saying it each time. */
function joined(faults: readonly string[]): string {
  const party = 'a third party that '
  return faults
    .map((fault, index) => (index > 0 && fault.startsWith(party) ? fault.slice(party.length) : fault))
    .join(', ')
}

/** The README with the table between its marks. Throws where the marks are not there. */
export function withTable(readme: string, rows: readonly Row[]): string {
  const start = readme.indexOf(marks.start)
  const end = readme.indexOf(marks.end)
  if (start < 0 || end < start) throw new Error('README.md has no place for the reliability table.')
  return `${readme.slice(0, start + marks.start.length)}\n\n${reliabilityTable(rows)}\n\n${readme.slice(end)}`
}
