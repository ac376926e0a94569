import { parseArgs } from '../../../scripts/support/arguments.mjs'
import { ensureChrome, fail } from '../../../scripts/support/setup.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, lighthouse: { type: 'string', default: '5' } },
})
const runs = numberOf('--runs', values.runs)
const audits = numberOf('--lighthouse', values.lighthouse)
const chrome = ensureChrome() ?? fail('The pages are measured in Chrome or Chromium: install one, or set CHROME_PATH.')
const { benchSite } = await import('./bench.ts')
await benchSite({ runs, audits, chrome })

function numberOf(option: string, text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : fail(`${option} takes a number from 0 to 99, not '${text}'.`)
}
