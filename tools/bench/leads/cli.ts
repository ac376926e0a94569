import { parseArgs } from '../../../scripts/support/arguments.mjs'
import { ensureChrome, fail } from '../../../scripts/support/setup.mjs'

process.env['NODE_ENV'] = 'production'
const { benchLeads, wholeRun } = await import('./bench.ts')
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    leads: { type: 'string', default: String(wholeRun.leads) },
    'browser-leads': { type: 'string', default: String(wholeRun.browserLeads) },
    'trip-requests': { type: 'string', default: String(wholeRun.tripRequests) },
    crashes: { type: 'string', default: String(wholeRun.crashes) },
  },
})
const status = await benchLeads({
  seed: numberOf(values.seed),
  leads: numberOf(values.leads),
  browserLeads: numberOf(values['browser-leads']),
  crashes: numberOf(values.crashes),
  tripRequests: numberOf(values['trip-requests']),
  chrome: ensureChrome(),
})
process.exit(status)

function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`A number is needed, not '${text}'.`)
}
