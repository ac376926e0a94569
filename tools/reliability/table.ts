import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import { faultCount, type Row } from './rows.ts'

/** The page for docs/evidence. */
export function evidenceOf(rows: readonly Row[]): Evidence {
  const counted = `${rows.length} cases: ${faultCount} faults, each in every part of the site that it can hit.`
  return {
    name: 'reliability',
    title: 'Reliability',
    command: 'npm run reliability',
    paragraphs: [counted, tableOf(rows)],
  }
}

/** The table: one row for each part and what is seen there, with the faults that cause it. */
function tableOf(rows: readonly Row[]): string {
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
  return markdownTable([['what goes wrong', 'in', 'what the visitor sees'], ...cells])
}

/** The faults in one text, in which those of the same kind share their first words. */
function joined(faults: readonly string[]): string {
  const party = 'a third party that '
  return faults
    .map((fault, index) => (index > 0 && fault.startsWith(party) ? fault.slice(party.length) : fault))
    .join(', ')
}
