import { fail, prepare } from './support/setup.mjs'

await prepare()
const given = process.argv.slice(2).join(' ')
if (given !== '')
  fail(`npm run check takes nothing, not '${given}'. For some of the tests: npm run test:unit -- machines/booking`)
const { close, runSimple, runUnit } = await import('./support/gates.ts')

/** The slowest tests, which npm test runs: seeded faults of components, and recipes in a copy of the repository. */
process.env['UNIT_WITHOUT'] = 'tools/faults/faults-of-quarter-* tests/recipes/**'

const results = []
for (const gate of ['format', 'lint', 'types', 'types of the machines', 'unused files and exports', 'content', 'paths'])
  results.push(await runSimple(gate))
results.push(await runUnit())
process.exit(close(results))
