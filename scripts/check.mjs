import { prepare } from './support/setup.mjs'

await prepare()
const { close, runSimple, runUnit } = await import('./support/gates.ts')

/** The slowest tests, which npm test runs: seeded faults of components, and recipes in a copy of the repository. */
const leftToTest = ['tools/faults/faults-of-quarter-*', 'tests/recipes/**']

const results = []
for (const gate of ['format', 'lint', 'types', 'types of the machines', 'unused files and exports', 'content', 'paths'])
  results.push(await runSimple(gate))
results.push(
  await runUnit(
    undefined,
    leftToTest.flatMap((files) => ['--exclude', files]),
  ),
)
process.exit(close(results))
