import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import { oracleLine, reportCells, type MutantReport } from './results.ts'

/** The page for docs/evidence: the seeded faults that the paths notice, and why some go unnoticed. */
export function evidenceOf(reports: readonly MutantReport[]): Evidence {
  const legend =
    'Equivalent: changes nothing that anybody could notice. Masked: no path brings it about. The score is per cent of all but the equivalent ones.'
  const paragraphs = [
    legend,
    markdownTable(reportCells(reports)),
    ...(reports.some(({ level }) => level === 'machine') ? [oracleLine(reports)] : []),
    'What goes unnoticed, and why:',
    reasonsOf(reports),
  ]
  return { name: 'mutants', title: 'Seeded faults', command: 'npm run mutants', paragraphs, isMeasured: true }
}

function reasonsOf(reports: readonly MutantReport[]): string {
  const rows = reports.flatMap(({ flow, faults }) =>
    faults.flatMap(({ id, status, reason }) => (reason === undefined ? [] : [[flow, id, status, reason]])),
  )
  return markdownTable([['flow', 'fault', 'status', 'reason'], ...rows])
}
