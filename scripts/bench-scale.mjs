import { fail, prepare } from './support/setup.mjs'

await prepare()
const { parseArgs } = await import('node:util')
const { values } = parseArgs({ options: { clinics: { type: 'string' }, one: { type: 'string' } } })
const { benchScale, measureOne, wholeRun } = await import('./bench-scale/bench.ts')
if (values.one) await measureOne(numberOf(values.one))
else if (values.clinics) await benchScale(values.clinics.split(',').map(numberOf))
else await benchScale(wholeRun)

/** @param {string} text */
function numberOf(text) {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : fail(`--clinics takes numbers like 6,100,1000, not '${text}'.`)
}
