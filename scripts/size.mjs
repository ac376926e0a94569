import { prepare } from './support/setup.mjs'

await prepare()
const { parseArgs } = await import('./support/arguments.mjs')
const { buildIfStale } = await import('./support/build.ts')
const { checkSizes } = await import('./support/size.ts')

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } })
await buildIfStale()
process.exit(checkSizes({ isKept: values.keep ?? false }).failed === 0 ? 0 : 1)
