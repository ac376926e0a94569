import { prepare } from './support/setup.mjs'

await prepare()
const { build } = await import('./support/build.ts')
await build()
