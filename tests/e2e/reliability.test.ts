import { comesBack, rows } from '../../tools/reliability/rows.ts'
import { testRows } from './reliability-rows.ts'

testRows(rows.filter((row) => !comesBack(row)))
