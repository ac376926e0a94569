import { parseArgs } from '../../scripts/support/arguments.mjs'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { rows } from './rows.ts'
import { evidenceOf } from './table.ts'

parseArgs({ options: {} })
console.log(`${writeEvidence(evidenceOf(rows))} tells of ${rows.length} cases.`)
