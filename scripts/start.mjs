import { prepare, fail } from './support/setup.mjs'

await prepare()

const { parseArgs } = await import('node:util')
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, out: { type: 'string', default: 'dist' } },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`--port takes a number from 1 to 65535, not '${values.port}'.`)

if (!/^dist(-\w+)?$/.test(values.out) || values.out === 'dist-server')
  fail(`--out takes 'dist' or a folder 'dist-<name>' to build into, not '${values.out}'.`)

const { buildIfStale, foldersOf } = await import('./support/build.ts')
const { serve } = await import('./support/serve.ts')

await buildIfStale(values.out)
const { dist, server } = foldersOf(values.out)
try {
  await serve(port, dist, server)
  console.log(`The site is at http://localhost:${port}`)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  fail(`Port ${port} is taken: stop what listens there, or choose another with 'npm start -- --port ${port + 1}'.`)
}
