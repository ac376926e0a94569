import { prepare } from './support/setup.mjs'

await prepare()
const { buildIfStale } = await import('./support/build.ts')
const { checkSizes } = await import('./support/size.ts')

await buildIfStale()
process.exit(checkSizes({ isKept: process.argv.includes('--keep') }).failed === 0 ? 0 : 1)
