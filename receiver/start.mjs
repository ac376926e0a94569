import { fail, prepareToRun } from '../scripts/support/setup.mjs'

await prepareToRun()
const { runCommand } = await import('./command.ts')
const { logTo } = await import('./log.ts')
const { runReceiver } = await import('./run.ts')
const { originAt, readSettings } = await import('./settings.ts')
const { waysInWords } = await import('./ways.ts')

process.umask(0o077)
// The reader of the log may end; requests are still received.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
try {
  const settings = readSettings(process.env)
  const said = await runCommand(process.argv.slice(2), settings)
  if (said === null) await receive(settings)
  else if (said.isWorking) console.log(said.line)
  else fail(said.line)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const remedy = isTaken ? ': stop what listens there, or set RECEIVER_PORT or RECEIVER_INBOX_PORT' : ''
  fail(`${error instanceof Error ? error.message : String(error)}${remedy}`)
}

/** @param {import('./settings.ts').Settings} settings */
async function receive(settings) {
  const { port, inbox, place, firstLink, stop } = await runReceiver(settings, logTo(console.log))
  console.log(`Leads are received at ${originAt(settings.host, port)}`)
  console.log(`Staff see them at ${inbox}`)
  console.log(`Requests are kept in ${place}.`)
  console.log(waysInWords(settings))
  if (firstLink !== null) console.log(`The first account is made at ${firstLink} within 24 hours.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)))
}
