import { parseArgs } from '../../../scripts/support/arguments.mjs'
import { fail } from '../../../scripts/support/setup.mjs'
import { benchScale, measurePart, wholeRun } from './bench.ts'

const { values } = parseArgs({
  options: { clinics: { type: 'string' }, part: { type: 'string' } },
})
const counts = values.clinics?.split(',').map(numberOf) ?? wholeRun
if (values.part) await measurePart(values.part, counts[0] ?? 0)
else benchScale(counts)

function numberOf(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : fail(`--clinics takes numbers like 6,100,1000, not '${text}'.`)
}
