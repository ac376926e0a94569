import { parseArgs } from '../../scripts/support/arguments.mjs'

parseArgs({ options: {} })
const { writeEvidence } = await import('../../scripts/support/evidence.ts')
const { rows } = await import('./rows.ts')
const { evidenceOf } = await import('./table.ts')

console.log(`${writeEvidence(evidenceOf(rows))} tells of ${rows.length} cases.`)
