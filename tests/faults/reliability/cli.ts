import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultCount, rows } from './rows.ts'
import { withTable } from './table.ts'

const file = join(import.meta.dirname, '../../../README.md')
writeFileSync(file, withTable(readFileSync(file, 'utf8'), rows))
console.log(`README.md tells of ${rows.length} cases: ${faultCount} faults, each in every part that it can hit.`)
