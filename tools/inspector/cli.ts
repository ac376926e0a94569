import { parseArgs } from '../../scripts/support/arguments.mjs'
import { fail } from '../../scripts/support/setup.mjs'
import { inspectSite } from './serve.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4174' },
    stately: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`--port takes a number from 0 (any free one) to 65535, not '${values.port}'.`)

try {
  console.log(await inspectSite(port, values.stately, values.host))
} catch (error) {
  if (!(error instanceof Error && error.message.includes('already in use'))) throw error
  fail(
    `Port ${port} is taken: stop what listens there, or choose another with 'npm run inspect -- --port ${port + 1}'.`,
  )
}
