import { parseArgs } from '../../../scripts/support/arguments.mjs'
import { ensureChrome, fail } from '../../../scripts/support/setup.mjs'
import { benchLedger } from './bench.ts'
import { places } from './places.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, place: { type: 'string', multiple: true } },
})
const runs = /^[1-9]\d?$/.test(values.runs) ? Number(values.runs) : fail('--runs takes a number from 1 to 99.')
const chosen = values.place ? values.place.map(placeNamed) : places
const chrome = ensureChrome() ?? fail('The places are measured in Chrome or Chromium: install one, or set CHROME_PATH.')
await benchLedger(chosen, { runs, chrome })

function placeNamed(wanted: string) {
  const ids = places.map(({ id }) => id).join(', ')
  return places.find(({ id }) => id === wanted) ?? fail(`--place takes one of ${ids}, not '${wanted}'.`)
}
