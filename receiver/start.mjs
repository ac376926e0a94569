import { fail, prepare } from '../scripts/support/setup.mjs'

await prepare()
const { readSettings } = await import('./settings.ts')
const { runReceiver } = await import('./run.ts')

process.umask(0o077)
// The reader of the log may end; requests are still received.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
try {
  const settings = readSettings(process.env)
  const receiver = await runReceiver(settings, console.log)
  const exported =
    receiver.exportPort === null ? '' : `, exported at http://${settings.exportHost}:${receiver.exportPort}/leads.csv`
  console.log(
    `Leads are received at http://${settings.host}:${receiver.port} and stored in ${settings.file}${exported}`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void receiver.stop().then(() => process.exit(0)))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
