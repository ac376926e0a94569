import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { claimFile } from './claim.ts'
import { createReceiver } from './server.ts'
import type { Settings } from './settings.ts'
import { openLeadStore } from './store.ts'

/** Starts a receiver; resolves, once it listens, to its port and what ends it: open requests are answered first, for ten seconds at most. */
export async function runReceiver(settings: Settings, log: (line: string) => void) {
  const file = resolve(settings.file)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const release = await claimFile(file)
  const store = openLeadStore(file)
  const server = createReceiver({ ...settings, store, log })
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const address = server.address()

  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    async stop() {
      const patience = setTimeout(() => server.closeAllConnections(), 10_000)
      server.close()
      await once(server, 'close')
      clearTimeout(patience)
      store.close()
      await release()
    },
  }
}
