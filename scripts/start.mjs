import { checkOut } from './support/out.mjs'
import { prepare, fail } from './support/setup.mjs'

await prepare()

const { parseArgs } = await import('node:util')
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: 'localhost' },
    out: { type: 'string', default: 'dist' },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`--port takes a number from 1 to 65535, not '${values.port}'.`)

const out = checkOut(values.out)
const { buildIfStale, foldersOf } = await import('./support/build.ts')
const { serve } = await import('./support/serve.ts')
const { localEmbeds, serveEmbeds } = await import('./support/serve-embeds.ts')

const embeds = localEmbeds(port)
Object.assign(process.env, embeds?.variables)
await buildIfStale(out)
const { dist, server } = foldersOf(out)
try {
  const { url, stop } = await serve(port, dist, server, values.host)
  console.log(`The site is at ${url}`)
  const stops = [stop]
  const end = () => Promise.all(stops.map((each) => each()))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().then(() => process.exit(0)))
  if (embeds) {
    const apart = await serveEmbeds(embeds.port, server, embeds.host)
    stops.push(apart.stop)
    const asked = apart.url === embeds.origin ? '' : `; pages ask for them at ${embeds.origin}`
    console.log(`Vendors’ scripts run apart from it, at ${apart.url}${asked}`)
  }
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  const taken = 'port' in error ? error.port : port
  fail(
    `Port ${String(taken)} is taken: stop what listens there, or choose another with 'npm start -- --port ${port + 2}'.`,
  )
}
