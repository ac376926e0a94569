import { writeEvidence } from '../../scripts/support/evidence.ts'
import { rows } from './rows.ts'
import { evidenceOf } from './table.ts'

console.log(`${writeEvidence(evidenceOf(rows))} tells of ${rows.length} cases.`)
