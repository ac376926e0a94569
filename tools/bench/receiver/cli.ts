import { parseArgs } from 'node:util'
import { fail } from '../../../scripts/support/setup.mjs'
import { benchReceiver } from './bench.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20261123' },
    rows: { type: 'string', default: '100000' },
    hostile: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
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
