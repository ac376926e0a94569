import { ensureChrome, fail, prepare } from './support/setup.mjs'

await prepare()
const { parseArgs } = await import('node:util')
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, lighthouse: { type: 'string', default: '5' } },
})
const runs = numberOf('--runs', values.runs)
const audits = numberOf('--lighthouse', values.lighthouse)
const chrome = ensureChrome() ?? fail('The pages are measured in Chrome or Chromium: install one, or set CHROME_PATH.')
const { benchSite } = await import('../tools/bench/pages/bench.ts')
await benchSite({ runs, audits, chrome })

/**
 * @param {string} option
 * @param {string} text
 */
function numberOf(option, text) {
  return /^\d{1,2}$/.test(text) ? Number(text) : fail(`${option} takes a number from 0 to 99, not '${text}'.`)
}
