import { fail, prepare } from './support/setup.mjs'

await prepare()
const { parseArgs } = await import('node:util')
const { values } = parseArgs({
  options: { clinics: { type: 'string' }, part: { type: 'string' } },
})
const { benchScale, measurePart, wholeRun } = await import('../tools/bench/scale/bench.ts')
const counts = values.clinics?.split(',').map(numberOf) ?? wholeRun
if (values.part) await measurePart(values.part, counts[0] ?? 0)
else benchScale(counts)

/** @param {string} text */
function numberOf(text) {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : fail(`--clinics takes numbers like 6,100,1000, not '${text}'.`)
}
