import { fail, prepare } from './support/setup.mjs'

await prepare()
const given = process.argv.slice(2).join(' ')
if (given !== '')
  fail(`npm run check takes nothing, not '${given}'. For some of the tests: npm run test:unit -- machines/booking`)
const { checks, close, runBeside, runUnit } = await import('./support/gates.ts')

/** The slowest tests, which npm test runs: seeded faults of components, and recipes in a copy of the repository. */
process.env['UNIT_WITHOUT'] = 'tools/faults/faults-of-quarter-* tests/recipes/**'

const [results, unit] = await Promise.all([runBeside(checks), runUnit()])
process.exit(close([...results, unit]))
