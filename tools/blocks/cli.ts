import { parseArgs } from '../../scripts/support/arguments.mjs'
import { serveBlocks } from './serve.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4176' } } })
const { address } = await serveBlocks(Number(values.port))
console.log(`Every block in every climate: ${address}`)
