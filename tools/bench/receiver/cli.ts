import { parseArgs } from '../../../scripts/support/arguments.mjs'
import { fail } from '../../../scripts/support/setup.mjs'
import { benchReceiver, wholeRun } from './bench.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: String(wholeRun.kills) },
    seed: { type: 'string', default: '20261123' },
    rows: { type: 'string', default: String(wholeRun.rows) },
    hostile: { type: 'string', default: String(wholeRun.hostile) },
    seconds: { type: 'string', default: String(wholeRun.seconds) },
  },
})
const status = await benchReceiver({
  kills: numberOf(values.kills),
  seed: numberOf(values.seed),
  rows: numberOf(values.rows),
  hostile: numberOf(values.hostile),
  seconds: numberOf(values.seconds),
})
process.exit(status)

function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`A number is needed, not '${text}'.`)
}
