import { prepare } from './support/setup.mjs'

await prepare()
const { close, results, runSimple } = await import('./support/gates.ts')
const { joinParts } = await import('./support/part-results.ts')

const parts = joined()
const sums = [await runSimple('axe in every situation'), await runSimple('atlas')]
process.exit(close([...parts, ...sums]))

function joined() {
  try {
    return joinParts(process.argv.slice(2), results)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
