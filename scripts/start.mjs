import { checkOut } from './support/out.mjs'
import { prepare, fail } from './support/setup.mjs'

await prepare()

const { parseArgs } = await import('./support/arguments.mjs')
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: 'localhost' },
    out: { type: 'string' },
    'with-receiver': { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`--port takes a number from 1 to 65535, not '${values.port}'.`)

const out = checkOut(values.out ?? (values['with-receiver'] ? 'dist-trial' : 'dist'))
const { buildIfStale, foldersOf } = await import('./support/build.ts')
const { serve } = await import('./support/serve.ts')
const { localEmbeds, serveEmbeds } = await import('./support/serve-embeds.ts')

const trial = values['with-receiver'] ? await prepareReceiver() : null
const embeds = localEmbeds(port)
Object.assign(process.env, embeds?.variables, trial?.variables)
await buildIfStale(out)
const { dist, server } = foldersOf(out)
/** @type {(() => Promise<unknown>)[]} */
const stops = []
const end = () => Promise.all(stops.map((each) => each()))
try {
  const { url, stop } = await serve(port, dist, server, values.host)
  console.log(`The site is at ${url}`)
  stops.push(stop)
  const endWithReceiver = () =>
    void end().then(() => fail('The receiver has ended, so the site ends too: its forms would reach somebody else.'))
  if (trial) stops.push(trial.start(endWithReceiver))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().then(() => process.exit(0)))
  if (embeds) {
    const apart = await serveEmbeds(embeds.port, server, embeds.host)
    stops.push(apart.stop)
    const asked = apart.url === embeds.origin ? '' : `; pages ask for them at ${embeds.origin}`
    console.log(`Vendors’ scripts run apart from it, at ${apart.url}${asked}`)
  }
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  await end()
  const taken = 'port' in error ? error.port : port
  fail(
    `Port ${String(taken)} is taken: stop what listens there, or choose another with 'npm start -- --port ${port + 2}'.`,
  )
}

async function prepareReceiver() {
  const { prepareTrial } = await import('./support/trial.ts')
  try {
    return prepareTrial(port, process.env)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
