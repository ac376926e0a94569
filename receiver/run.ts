import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, resolve } from 'node:path'
import { createExporter, createReceiver } from './server.ts'
import type { Settings } from './settings.ts'
import { openLeadStore } from './store.ts'

/**
 * Starts a receiver. Resolves, once it listens, to its port, to the export's port where that is separate, and to a
 * function that stops it after answering open requests, within ten seconds. Rejects with one sentence where the file or
 * a port cannot be used.
 */
export async function runReceiver(settings: Settings, log: (line: string) => void) {
  const file = resolve(settings.file)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const store = openLeadStore(file, settings.maxBytes)
  const { port, host, exportPort, exportHost } = settings
  const options = { ...settings, store, log, isExportApart: exportPort !== null }
  const receiver = createReceiver(options)
  const exporter = createExporter(options)
  return {
    port: await listen(receiver, port, host),
    exportPort: exportPort === null ? null : await listen(exporter, exportPort, exportHost),
    async stop() {
      await Promise.all([receiver, exporter].filter(({ listening }) => listening).map(stop))
      store.close()
    },
  }
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

async function stop(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), 10_000)
  server.close()
  await once(server, 'close')
  clearTimeout(patience)
}
