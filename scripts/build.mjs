import { prepare } from './support/setup.mjs'
import { checkOut } from './support/out.mjs'

await prepare()
const { parseArgs } = await import('./support/arguments.mjs')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const { build } = await import('./support/build.ts')
await build(checkOut(values.out))
